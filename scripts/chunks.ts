/**
 * What travels together. Left alone, the bundler makes some fifty files of a few hundred bytes for one table,
 * and small files compress badly: in three pieces a table's route is 6 kB lighter.
 */

/** Libraries of every page; they change seldom, so returning players keep them. */
const VENDOR = /node_modules\/(react|react-dom|scheduler|react-router|zustand|valibot|idb)\//;

/** What every table needs and home does not. Sheets and forms are not in it: they come when asked for. */
const TABLE = [
  /src\/(play|dice|table)\//,
  /src\/kernel\/(?!ids|result)/,
  /src\/ui\/(badge|chip|clamp-step|rule-ref|segmented|stepper|switch|table-layout|use-long-press|odds-bar)\./,
  /src\/app\/table\/(table-page|table-screen|top-bar|undo|save-mark|awake-mark|shelf-of|entry-line)/,
  /src\/app\/(open-table|load-module|look|follow-tabs|wake-lock)\./,
  /src\/persist\/(read|writer)\./,
  /node_modules\/@noble\//,
];

export const chunks = {
  groups: [
    { name: 'vendor', test: VENDOR, priority: 2 },
    {
      name: 'table',
      test: (id: string) => TABLE.some((part) => part.test(id)),
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ],
};
