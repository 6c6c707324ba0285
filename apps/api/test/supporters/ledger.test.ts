import { playHistories } from '../helpers/ledger-histories.ts'

playHistories(50)
