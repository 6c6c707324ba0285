import { tryNaughtyStrings } from './naughty-fields.ts'

tryNaughtyStrings(1)
