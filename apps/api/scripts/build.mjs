// `node build.mjs`: builds the apps whose sources changed since they were built last.
import { build } from './preflight.mjs'

build()
