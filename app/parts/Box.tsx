/** What everything is laid out in; in a browser see Box.web. */
export { View as Box } from 'react-native';
