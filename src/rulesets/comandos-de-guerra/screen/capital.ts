/** "vida máxima" as a label: "Vida máxima". The words themselves are kept as they stand in a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
