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
  previewOf: (file: Blob) => string
  forget: (preview: string) => void
}

/** Uploads one photo after the other: connections are slow, and the order is the seller’s. React subscribes to it. */
export class UploadQueue {
  readonly #options: Options
  #onArrived: (upload: Upload) => Promise<unknown> = () => Promise.resolve()
  readonly #watchers = new Set<() => void>()
  #uploads: readonly Upload[] = []
  #current: { id: number; control: AbortController } | null = null
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
    void this.#work()
  }

  retry(id: number) {
    this.#change(id, { state: 'waiting', progress: 0, failure: null })
    void this.#work()
  }

  /** Cancels the upload, or removes it when it has failed. */
  cancel(id: number) {
    if (this.#current?.id === id) this.#current.control.abort()
    this.#drop((upload) => upload.id === id)
  }

  /** Stops when the editor is left. */
  close() {
    this.#current?.control.abort()
    this.#drop(() => true)
  }

  async #work() {
    while (!this.#current) {
      const next = this.#uploads.find(({ state }) => state === 'waiting')
      if (!next) return
      await this.#sendOne(next)
    }
  }

  async #sendOne(upload: Upload) {
    const { id } = upload
    const control = new AbortController()
    this.#current = { id, control }
    this.#change(id, { state: 'sending' })
    const failure = await this.#options.send(upload, {
      onProgress: (progress) => this.#change(id, { progress }),
      signal: control.signal,
    })
    this.#current = null
    if (control.signal.aborted) return
    if (failure !== null) return this.#change(id, { state: 'failed', failure })
    await this.#onArrived(upload)
    this.#drop((other) => other.id === id)
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
