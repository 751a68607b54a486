import type { OldPromptField, Prompt } from '@atoll/protocol';

/** The message with its prompt under the old name too, for clients from before an update. */
export function withOldPromptField<T extends object>(
  message: T & { readonly prompt?: Prompt },
): T & OldPromptField {
  return message.prompt ? { ...message, duty: message.prompt } : message;
}
