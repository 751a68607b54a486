import { OTHER_CHANCE } from '../recording/compare.ts';
import { effectFigures } from '../figures/effect-figures.ts';
import { percent, shareBetween, table } from './markdown.ts';
import type { Measured } from './measured.ts';

/** How often each effect changed the choice of the strong bot. */
export function effectSection({ balance, records }: Measured): readonly string[] {
  const strong = records.filter(({ role }) => role === 'strong');
  if (strong.length === 0) return ['Not measured: there are no matches of a strong bot.'];
  const { questions } = balance;
  const asked = questions.flatMap(({ name }) => [`asked again: ${name}`, 'answered differently']);
  const head = ['', 'matches', ...asked, 'answers changed in each'];
  const row = (name: string, effect: string): readonly string[] => {
    const figures = effectFigures(strong, effect);
    const cells = questions.flatMap(({ id }) => {
      const question = figures.questions[id];
      return [
        String(question?.asked ?? 0),
        question?.changed ? shareBetween(question.changed) : '–',
      ];
    });
    return [name, percent(figures.matches / strong.length), ...cells, figures.answers.toFixed(2)];
  };
  const { effects = [] } = balance.influence ?? {};
  const met = effects.filter(({ id }) => effectFigures(strong, id).matches > 0);
  const groups = [...new Set(met.map(({ group }) => group))];
  return [
    ...groups.flatMap((group) => {
      const own = met.filter((effect) => effect.group === group);
      return [
        `### ${group}`,
        '',
        ...table(
          head,
          own.map(({ id, name }) => row(name, id)),
        ),
        '',
      ];
    }),
    '### For comparison',
    '',
    ...table(head, [row('nothing switched off, but other chance', OTHER_CHANCE)]),
  ];
}
