import { playHistories } from './ledger-histories.ts'

playHistories(150)
