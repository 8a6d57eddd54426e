/** The proof as a page for people; the same figures lie beside it for programs. */
import type { FaceProof } from './faces.ts';
import type { Observation } from './observe.ts';

export interface Proof {
  readonly date: string;
  readonly seed: string;
  /** Least p-value that counts as fair, for all tests of faces together. */
  readonly leastP: number;
  /** Most standard errors between predicted and observed. */
  readonly mostErrors: number;
  readonly faces: readonly FaceProof[];
  readonly tests: readonly Observation[];
}

const whole = (n: number): string => n.toLocaleString('en-GB');
const four = (n: number): string => n.toFixed(4);
const percent = (n: number): string => `${(100 * n).toFixed(3)} %`;
const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const pValues = ({ even, serial, repeated, correlation }: FaceProof): readonly number[] =>
  [even, serial, repeated, correlation].map(({ p }) => p);

/** What of a proof does not hold, in words; nothing when all does. */
export function failures({ faces, tests, leastP, mostErrors }: Proof): string[] {
  const count = faces.length * 4;
  return [
    ...faces
      .filter((one) => pValues(one).some((p) => p < leastP / count))
      .map((one) => `d${one.faces}: p = ${Math.min(...pValues(one))}`),
    ...tests.flatMap(({ ruleset, name, outcomes }) =>
      outcomes
        .filter(({ distance }) => Math.abs(distance) > mostErrors)
        .map(({ outcome, distance }) => `${ruleset}, ${name}, ${outcome}: ${distance.toFixed(2)} errors`),
    ),
  ];
}

const farthest = ({ outcomes }: Observation) =>
  outcomes.reduce((far, one) => (Math.abs(one.distance) > Math.abs(far.distance) ? one : far));

export function page(proof: Proof): string {
  const wrong = failures(proof);
  const compared = proof.tests.reduce((sum, { outcomes }) => sum + outcomes.length, 0);
  return [
    '# The dice, proved',
    '',
    `Made by \`npm run proof:dice\` on ${proof.date}, seed \`${proof.seed}\`; the same seed gives the same figures. All of them: [dice.json](dice.json).`,
    '',
    wrong.length === 0 ? 'Everything below holds.' : `**It does not hold:** ${wrong.join('; ')}.`,
    '',
    '## Faces',
    '',
    `Keyed faces as the app throws them, ten to a key. *Even*: each face as often as every other. *Serial*: each pair of faces in a row, across throws too. *Repeated*: the first faces of the same test done twice in a row. *Correlation*: of each face with the one before. p is how often fair dice would look at least this uneven; fair dice give p anywhere between 0 and 1. The proof fails when one of the ${proof.faces.length * 4} falls below ${proof.leastP} ÷ ${proof.faces.length * 4}.`,
    '',
    row(
      'die',
      'faces',
      'even χ² (df)',
      'p',
      'serial χ² (df)',
      'p',
      'repeated χ² (df)',
      'p',
      'correlation',
      'p',
    ),
    row(...Array.from({ length: 10 }, () => '---:')),
    ...proof.faces.map(({ faces, thrown, even, serial, repeated, correlation }) =>
      row(
        `d${faces}`,
        whole(thrown),
        ...[even, serial, repeated].flatMap(({ statistic, freedom, p }) => [
          `${statistic.toFixed(1)} (${whole(freedom)})`,
          four(p),
        ]),
        correlation.value.toFixed(6),
        four(correlation.p),
      ),
    ),
    '',
    '## Predicted and observed',
    '',
    `Each test rolled on keyed dice by the function that resolves it in the game, beside the chances that the screen shows. ${proof.tests.length} tests with ${compared} outcomes; the proof fails when one lies more than ${proof.mostErrors} standard errors off. Shown is the outcome that lies farthest off.`,
    ...[...new Set(proof.tests.map(({ ruleset }) => ruleset))].flatMap((ruleset) => [
      '',
      `### ${ruleset}`,
      '',
      row('test', 'rolls', 'outcome', 'predicted', 'observed', 'errors off'),
      row('---', '---:', '---', '---:', '---:', '---:'),
      ...proof.tests
        .filter((test) => test.ruleset === ruleset)
        .map((test) => {
          const { outcome, predicted, observed, distance } = farthest(test);
          return row(
            ...[test.name, whole(test.rolls), outcome, percent(predicted), percent(observed / test.rolls)],
            distance.toFixed(2),
          );
        }),
    ]),
    '',
  ].join('\n');
}
