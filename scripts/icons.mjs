/** Draws every icon of the app from one picture: node scripts/icons.mjs. Their PNGs are kept in assets/ and public/. */
import { launch } from './browser.mjs';

const FELT = '#1F4A3C';
const BONE = { face: '#F8F1E2', hi: '#FFFFFF', edge: '#B9A98B' };
const MARKS = [
  ['#C75000', (x, y) => `<circle cx="${x}" cy="${y}" r="9.6"/>`],
  ['#0072B2', (x, y) => `<path d="M${x} ${y - 11.6} ${x + 11.6} ${y} ${x} ${y + 11.6} ${x - 11.6} ${y}Z"/>`],
  ['#A14B7E', (x, y) => `<rect x="${x - 8.8}" y="${y - 8.8}" width="17.6" height="17.6" rx="2"/>`],
  ['#008A65', (x, y) => `<path d="M${x} ${y - 10.4} ${x + 11} ${y + 8.6}H${x - 11}Z"/>`],
];
const PLACES = [
  [27, 25],
  [73, 25],
  [27, 71],
  [73, 71],
];
const star = (x, y, r) =>
  Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5 - Math.PI / 2;
    const d = i % 2 ? r * 0.45 : r;
    return `${(x + d * Math.cos(a)).toFixed(1)},${(y + d * Math.sin(a)).toFixed(1)}`;
  }).join(' ');

/** A bone die: the four sides' marks, and the leader's brass star between them. */
const die = `
  <rect x="3" y="10" width="94" height="90" rx="22" fill="${BONE.edge}"/>
  <rect x="3" y="2" width="94" height="92" rx="22" fill="${BONE.face}"/>
  <path d="M7 26C7 12 15 6 26 6H74C85 6 93 12 93 26" fill="none" stroke="${BONE.hi}" stroke-width="3.4" stroke-linecap="round"/>
  ${PLACES.map(([x, y], i) => `<g fill="${MARKS[i][0]}">${MARKS[i][1](x, y)}</g>`).join('')}
  <polygon points="${star(50, 49, 15)}" fill="#EDB84F" stroke="#A97517" stroke-width="1.6" stroke-linejoin="round"/>`;
/** For a launcher that paints icons in one colour: the marks are holes. */
const plain = `
  <mask id="holes"><rect x="3" y="2" width="94" height="96" rx="22" fill="#fff"/><g fill="#000">
  ${PLACES.map(([x, y], i) => MARKS[i][1](x, y)).join('')}<polygon points="${star(50, 49, 15)}"/></g></mask>
  <rect width="100" height="100" fill="#fff" mask="url(#holes)"/>`;

function picture({ ground = 'none', radius = 0, share, drawing = die }) {
  const corner = 50 - 50 * share;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100%" height="100%">
    <rect width="100" height="100" rx="${radius}" fill="${ground}"/>
    <g transform="translate(${corner} ${corner}) scale(${share}) rotate(-8 50 50)">${drawing}</g></svg>`;
}

const FILES = {
  'assets/icon.png': [1024, { ground: FELT, share: 0.62 }],
  'assets/adaptive-icon.png': [1024, { share: 0.42 }],
  'assets/monochrome-icon.png': [1024, { share: 0.42, drawing: plain }],
  'assets/splash.png': [512, { share: 0.86 }],
  'assets/favicon.png': [64, { ground: FELT, radius: 22, share: 0.72 }],
  'public/icon-192.png': [192, { ground: FELT, radius: 22, share: 0.64 }],
  'public/icon-512.png': [512, { ground: FELT, radius: 22, share: 0.64 }],
  'public/icon-maskable.png': [512, { ground: FELT, share: 0.52 }],
  'public/apple-touch-icon.png': [180, { ground: FELT, share: 0.64 }],
};

const browser = await launch();
for (const [file, [size, look]] of Object.entries(FILES)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;background:transparent">${picture(look)}</body>`);
  await page.screenshot({ path: file, omitBackground: true });
  await page.close();
}
await browser.close();
