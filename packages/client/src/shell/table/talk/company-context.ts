import { createContext } from 'react';
import { TableChat } from '../../../net/table-chat.ts';

/** What is said at the table that is open. */
export const CompanyContext = createContext(new TableChat());
