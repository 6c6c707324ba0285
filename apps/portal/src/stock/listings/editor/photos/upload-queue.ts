/** A photo on its way into its slot. */
export interface Upload {
  id: number
  slot: number
  file: Blob
  /** Address of the file on this device, to be shown meanwhile. */
  preview: string
  state: 'waiting' | 'sending' | 'failed'
  /** Between 0 and 1. */
  progress: number
  failure: string | null
}

export interface Sending {
  onProgress: (progress: number) => void
  signal: AbortSignal
}

/** Null when it arrived, else the id of the sentence that says why it did not. */
export type Send = (
  upload: Pick<Upload, 'slot' | 'file'>,
  sending: Sending,
) => Promise<string | null>

interface Options {
  send: Send
  /** Id of the sentence for a photo of which nothing was sent or answered for a while. */
  stalled: string
  previewOf: (file: Blob) => string
  forget: (preview: string) => void
}

/** More would only share one slow connection, and a seller sees few of them end. */
const atOnce = 3

/** Longer than the API takes for the worst picture; a connection that moves nothing for this long will not. */
const patience = 60_000

/** Uploads a few photos at once, in the seller’s order, so that a slow one holds up no other. React subscribes to it. */
export class UploadQueue {
  readonly #options: Options
  #onArrived: (upload: Upload) => Promise<unknown> = () => Promise.resolve()
  readonly #watchers = new Set<() => void>()
  #uploads: readonly Upload[] = []
  readonly #current = new Map<number, AbortController>()
  #nextId = 1

  constructor(options: Options) {
    this.#options = options
  }

  readonly subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => {
      this.#watchers.delete(watcher)
    }
  }

  readonly snapshot = (): readonly Upload[] => this.#uploads

  /** What is done after each arrival, before the upload leaves the queue. */
  whenArrived(act: (upload: Upload) => Promise<unknown>) {
    this.#onArrived = act
  }

  add(files: readonly { file: Blob; slot: number }[]) {
    const added = files.map(({ file, slot }) => ({
      id: this.#nextId++,
      slot,
      file,
      preview: this.#options.previewOf(file),
      state: 'waiting' as const,
      progress: 0,
      failure: null,
    }))
    for (const { slot } of added)
      this.#drop(({ state, slot: other }) => state === 'failed' && other === slot)
    this.#set([...this.#uploads, ...added])
    this.#work()
  }

  retry(id: number) {
    this.#change(id, { state: 'waiting', progress: 0, failure: null })
    this.#work()
  }

  /** Cancels the upload, or removes it when it has failed. */
  cancel(id: number) {
    this.#current.get(id)?.abort()
    this.#drop((upload) => upload.id === id)
  }

  /** Stops when the editor is left. */
  close() {
    for (const control of this.#current.values()) control.abort()
    this.#drop(() => true)
  }

  #work() {
    while (this.#current.size < atOnce) {
      const next = this.#uploads.find(({ state }) => state === 'waiting')
      if (!next) return
      void this.#sendOne(next)
    }
  }

  async #sendOne(upload: Upload) {
    const { id } = upload
    const control = new AbortController()
    this.#current.set(id, control)
    this.#change(id, { state: 'sending' })
    const failure = await this.#sent(upload, control)
    this.#current.delete(id)
    this.#work()
    if (failure === 'cancelled') return
    if (failure !== null) return this.#change(id, { state: 'failed', failure })
    await this.#onArrived(upload)
    this.#drop((other) => other.id === id)
  }

  /** Each step of its progress gives it time again. */
  async #sent(upload: Upload, control: AbortController): Promise<string | null> {
    const { send, stalled } = this.#options
    let isStalled = false
    const giveUp = () => {
      isStalled = true
      control.abort()
    }
    let timer = setTimeout(giveUp, patience)
    const onProgress = (progress: number) => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, patience)
      this.#change(upload.id, { progress })
    }
    const ended = new Promise<'cancelled'>((resolve) => {
      control.signal.addEventListener('abort', () => resolve('cancelled'))
    })
    const failure = await Promise.race([
      send(upload, { onProgress, signal: control.signal }),
      ended,
    ])
    clearTimeout(timer)
    if (isStalled) return stalled
    return control.signal.aborted ? 'cancelled' : failure
  }

  #change(id: number, part: Partial<Upload>) {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  }

  #drop(isGone: (upload: Upload) => boolean) {
    for (const upload of this.#uploads) if (isGone(upload)) this.#options.forget(upload.preview)
    this.#set(this.#uploads.filter((upload) => !isGone(upload)))
  }

  #set(uploads: readonly Upload[]) {
    this.#uploads = uploads
    for (const watcher of this.#watchers) watcher()
  }
}
