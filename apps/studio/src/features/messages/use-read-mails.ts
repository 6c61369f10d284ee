import { useCallback } from 'react'
import { useSettings, useStorage } from '../../domain/storage/studio-storage.ts'
import { initialSettings } from '../../model/settings.ts'

/** The number that is remembered: the oldest ones beyond it are marked unread again. */
const rememberedMails = 2000

/** Which mail of the test inbox was opened in this browser, and how to note another. Undefined until that is known. */
export function useReadMails(): {
  readonly readMails: ReadonlySet<string> | undefined
  readonly markRead: (id: string) => Promise<void>
} {
  const { settings } = useStorage()
  const known = useSettings().settings
  const markRead = useCallback(
    async (id: string) => {
      await settings.update('studio', (current = initialSettings) => {
        const { readMails = [] } = current
        return readMails.includes(id)
          ? undefined
          : { ...current, readMails: [...readMails, id].slice(-rememberedMails) }
      })
    },
    [settings],
  )
  return { readMails: known && new Set(known.readMails), markRead }
}
