/** Lower case without accents, so that "huida" finds "Huída" and the keyboard of a phone suffices. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
