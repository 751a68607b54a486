import { createContext } from 'react';
import { TableChat } from '../../../net/table-chat.ts';

/** The chat of the open table. */
export const ChatContext = createContext(new TableChat());
