import { createContext } from 'react';
import { TableChat } from '../../../net/table-chat.ts';

/** The chat of the open table. */
export const CompanyContext = createContext(new TableChat());
