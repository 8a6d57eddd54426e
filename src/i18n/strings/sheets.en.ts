/** Words of home and of the sheets, which no first view of a table shows. */

const en = {
  home: {
    tagline: 'For when your miniatures lose their nerve. Choose your game.',
    onDevice: 'Everything stays on this device',
    unofficial: 'An unofficial companion. The games belong to their authors.',
    example: 'Example',
    exampleOf: (game: string) => `Example of ${game}`,
    continueLast: 'Continue',
    continueTable: (name: string) => `Continue ${name}`,
    openFile: 'Open a link or file',
    rulesOnly: 'Rules only',
    notBuilt: 'This screen is not built yet, but you can read the rules.',
    tables: 'Tables',
    games: 'Games',
    menu: 'Menu',
    noTables: 'No saved tables yet.',
    allTables: (n: number) => `All tables (${n})`,
    deleted: 'Deleted tables',
    restore: 'Restore',
  },
  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    opened: (name: string) => `Table “${name}” opened`,
    renamed: (name: string) => `Table renamed to “${name}”`,
    closedWith: (secret: string) => `Table closed. Secret of the dice: ${secret}`,
    undid: (what: string) => `Undone: ${what}`,
    redid: (what: string) => `Redone: ${what}`,
    undone: 'undone',
    freeRoll: (notation: string, faces: string, total: number) =>
      `Free roll ${notation}: ${faces} = ${total}`,
    source: { app: 'app dice', typed: 'typed dice', declared: 'outcome declared' },
    fingerprint: 'Fingerprint of the dice secret',
  },
  rules: {
    title: 'Rule book',
    search: 'Search the rules',
    none: 'No rule matches that.',
    origin: { game: 'from the game', source: 'from other material for the game', ruling: 'our ruling' },
    house: (name: string) => `House rule: ${name}`,
  },
  settings: {
    title: 'Settings',
    theme: 'Theme',
    themes: { auto: 'By device and time of day', lamplight: 'Lamplight', parchment: 'Parchment' },
    text: 'Text size',
    awake: 'Keep the screen on',
    awakeHelp: 'While a table is open, if the device allows it.',
    language: 'Language',
  },
  trust: {
    title: 'Dice you can trust',
    how: 'Each table draws one secret at the start. Every app roll comes from that secret and the name of the test, so undoing and repeating the same test gives the same dice.',
    proof:
      'The fingerprint of the secret is in the log from the very first line. Closing the table reveals the secret, and anybody can check that no roll was changed or picked.',
    limit:
      'What it does not prove: whoever owns the device could look ahead. Roll real dice whenever you like; the log says which were typed.',
  },
  table: {
    newTable: 'New table',
    openExample: 'Open the example',
    name: 'Name of the table',
    nameEmpty: 'The table needs a name.',
    duplicate: 'Duplicate',
    copyOf: (name: string) => `${name} (copy)`,
    delete: 'Delete table',
    deleted: (name: string) => `“${name}” deleted.`,
    restored: (name: string) => `“${name}” is back.`,
    houseRules: 'House rules',
    noHouseRules: 'This game has no house rules.',
  },
  dice: {
    free: 'Dice tray',
    freeHelp: 'For everything outside the rules. Every roll goes into the log.',
    howMany: 'How many dice',
    atLeastOne: 'At least one die.',
    atMost: (n: number) => `At most ${n} dice at once.`,
    history: 'Latest rolls',
    nothingYet: 'No rolls yet.',
    shows: (faces: string) => `Dice: ${faces}`,
  },
} as const;

export default en;
export type SheetStrings = typeof en;
