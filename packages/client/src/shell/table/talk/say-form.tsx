import { SAID_LENGTH } from '@atoll/protocol';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { TableChat } from '../../../net/table-chat.ts';
import { useTalkWords } from './talk-words-context.ts';

interface SayFormProps {
  readonly chat: TableChat;
  /** Resolves to whether it was sent. */
  readonly onSay: (text: string) => Promise<boolean>;
}

/**
 * The text field of the chat; it stays open for the next message. Unsent text is there when it is
 * opened again.
 */
export function SayForm({ chat, onSay }: SayFormProps): ReactNode {
  const talk = useTalkWords();
  const id = useId();
  const [text, setText] = useState(chat.draft);
  const type = (typed: string): void => {
    chat.draft = typed;
    setText(typed);
  };
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setBusy(true);
    const said = await onSay(text);
    setBusy(false);
    // text typed meanwhile stays
    if (said && chat.draft === text) type('');
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
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <button type="submit" className="button main">
        {talk.send}
      </button>
    </form>
  );
}
