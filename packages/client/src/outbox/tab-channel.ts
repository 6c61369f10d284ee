/** Announces changed entries among the tabs and workers of one outbox. */
export interface TabChannel {
  post(id: string): void
  /** Calls `onChange` for each entry that another tab changed. Returns a function that ends it. */
  listen(onChange: (id: string) => void): () => void
}

/** This browser's; undefined where it has none, or lends none to a page whose site data is blocked. */
export function openTabChannel(name: string): TabChannel | undefined {
  let channel: BroadcastChannel
  try {
    channel = new BroadcastChannel(name)
  } catch {
    return undefined
  }
  return {
    post: (id) => channel.postMessage(id),
    listen(onChange) {
      channel.onmessage = ({ data }) => onChange(`${data}`)
      return () => channel.close()
    },
  }
}
