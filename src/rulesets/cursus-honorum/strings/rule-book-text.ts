/** The small rule book as plain text: "# Section", then "1.1 game|ruling Text {houseRule}" line by line. */
import type { RuleBook, RuleText } from '../../contract.ts';

const LINE = /^(\d+\.\d+) (game|ruling) (.+?)(?: \{(\w+)\})?$/;

function ruleOf(line: string): RuleText[] {
  const match = LINE.exec(line);
  if (!match) return [];
  const [, number, origin, text, house] = match;
  const rule = { id: `CH-${number}`, text: text!, origin: origin as RuleText['origin'] };
  return [house === undefined ? rule : { ...rule, house }];
}

/** Reads a book; lines of another form are left out, and a test sees that none is. */
export function ruleBookOf(text: string): RuleBook {
  const sections: { title: string; rules: RuleText[] }[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('# ')) sections.push({ title: line.slice(2), rules: [] });
    else sections.at(-1)?.rules.push(...ruleOf(line));
  }
  return { sections };
}
