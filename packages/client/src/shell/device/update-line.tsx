import { useSyncExternalStore, type ReactNode } from 'react';
import type { DeviceWords } from '@atoll/table-kit/words/load-page-words.ts';
import { updates } from './keep-program.ts';

/** Says that a newer version waits, on a page that can be reloaded without loss. */
export function UpdateLine({ words }: { readonly words: DeviceWords | undefined }): ReactNode {
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady);
  return (
    <div role="status">
      {isReady && words && (
        <p className="lobby-note">
          {words.newer}{' '}
          <button type="button" className="link" onClick={() => updates.takeOver()}>
            {words.useNow}
          </button>
        </p>
      )}
    </div>
  );
}
