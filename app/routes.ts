export type RootRoutes = {
  Tabs: undefined;
  Games: undefined;
  NewGame: { ruleset?: string } | undefined;
  Warband: { id: string };
  Unit: { id: string; unit: string };
  Rules: { ruleset: string; rule?: string };
  Report: { id: string };
  Settings: undefined;
  About: undefined;
};
