import { plain } from '../kernel/plain.ts';

/** Hands a text to the browser as a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A file name of letters, digits and hyphens. */
export const fileName = (name: string, ending: string): string =>
  `${
    plain(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'nervio'
  }.${ending}`;
