import { setFlagsFromString } from 'node:v8'

/**
 * From here on every full collection moves what lies scattered together, where V8 else lets holes stay: after a load they
 * were 80 MB beside 150 in use. Said to a process that runs, because at its start the same flag takes the young objects'
 * room, too, and a page takes half as long again. What Node compiles after this keeps in another form on the disk, so it
 * comes when that is written (`writeCompiled`).
 */
export function keepHeapDense(): void {
  setFlagsFromString('--optimize-for-size')
}
