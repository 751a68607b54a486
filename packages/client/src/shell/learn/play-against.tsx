import { useState, type ReactNode } from 'react';
import { nameWords } from '@atoll/table-kit/words/refusal-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { errorWords } from '../error-words.ts';
import { openAlone } from '../lobby/open-alone.ts';
import { NameField } from '../parts/name-field.tsx';
import { lastName } from '../person.ts';
import type { Course } from './use-course.ts';

/**
 * Opens a whole match against the bot of the tutorial; asks for a name first when there is none.
 */
export function PlayAgainst({
  course: { entry, bot, rivals, words },
}: {
  readonly course: Course;
}): ReactNode {
  const locale = useLocale();
  const [name, setName] = useState(lastName);
  const [isKnown] = useState(() => nameWords(locale, name) === undefined);
  const [problem, setProblem] = useState<{
    readonly of: 'name' | 'table';
    readonly text: string;
  }>();
  const play = (): void => {
    const text = nameWords(locale, name);
    if (text !== undefined) return setProblem({ of: 'name', text });
    setProblem(undefined);
    const opponent = { kind: 'bot', seat: 0, bot } as const;
    openAlone(entry, { locale, name: name.trim(), opponent }).catch((error: unknown) =>
      setProblem({ of: 'table', text: errorWords(locale, error) }),
    );
  };
  return (
    <form
      className="lesson-play"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        play();
      }}
    >
      {!isKnown && (
        <NameField
          value={name}
          onChange={setName}
          problem={problem?.of === 'name' ? problem.text : undefined}
        />
      )}
      <button type="submit" className="button go small">
        {words.play(rivals[0] ?? '')}
      </button>
      {problem?.of === 'table' && (
        <p className="problem" role="alert">
          {problem.text}
        </p>
      )}
    </form>
  );
}
