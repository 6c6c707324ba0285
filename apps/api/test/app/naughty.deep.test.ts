import { tryNaughtyStrings } from '../helpers/naughty-fields.ts'

tryNaughtyStrings(1)
