import { SAID_LENGTH } from '@atoll/protocol';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { newId } from '../../../net/new-id.ts';
import { useMenuWords } from '../menu-words-context.ts';
import type { TalkAsking } from './use-talk-asking.ts';

/** Where one types what one says; it stays open for the next line. */
export function SayForm({ ask }: { readonly ask: TalkAsking }): ReactNode {
  const { talk } = useMenuWords();
  const id = useId();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setBusy(true);
    const said = await ask('say', { text, id: newId() });
    setBusy(false);
    // what was typed meanwhile stays
    if (said) setText((now) => (now === text ? '' : now));
  };
  return (
    <form className="say field-line" onSubmit={(event) => void send(event)}>
      <div className="field">
        <label htmlFor={id}>{talk.field}</label>
        <input
          id={id}
          className="input"
          value={text}
          dir="auto"
          maxLength={SAID_LENGTH}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <button type="submit" className="button main">
        {talk.send}
      </button>
    </form>
  );
}
