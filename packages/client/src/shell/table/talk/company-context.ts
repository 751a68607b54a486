import { createContext } from 'react';
import { Company } from '../../../net/company.ts';

/** What is said at the table that is open. */
export const CompanyContext = createContext(new Company());
