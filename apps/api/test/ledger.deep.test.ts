import { playHistories } from './ledger-histories.ts'

playHistories(2000)
