import { useStore } from 'zustand'
import { outdatedText } from '../catalogue/storage.ts'
import { useStorage } from '../storage/studio-storage.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'

/** Says so when another tab brought the data to a newer version, after which nothing can be saved here. */
export function OutdatedTab() {
  const { isOutdated } = useStorage()
  if (!useStore(isOutdated)) return null
  const reload = <Button onPress={() => window.location.reload()}>{outdatedText.reload}</Button>
  return (
    <Banner tone="bad" action={reload}>
      {outdatedText.text}
    </Banner>
  )
}
