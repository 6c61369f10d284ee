/** How the tabs and workers of one outbox tell each other which entry changed. */
export interface TabChannel {
  tell(id: string): void
  /** Calls for each entry that another tab changed. Returns what ends it. */
  listen(hear: (id: string) => void): () => void
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
    tell: (id) => channel.postMessage(id),
    listen(hear) {
      channel.onmessage = ({ data }) => hear(`${data}`)
      return () => channel.close()
    },
  }
}
