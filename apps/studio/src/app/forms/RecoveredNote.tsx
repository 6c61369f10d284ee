import { useState } from 'react'
import type { Recovery } from '../../domain/storage/record-copies.ts'
import { recoveredText } from '../../domain/texts/storage.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'

/** Stands above the forms after the browser lost its database: what came back, and what did not. */
export function RecoveredNote({ recovery: { returned, renewed, lost } }: { readonly recovery: Recovery }) {
  const [isShown, setIsShown] = useState(true)
  if (!isShown) return null
  return (
    <Banner
      tone={lost.length > 0 ? 'bad' : 'wait'}
      action={
        <Button size="small" onPress={() => setIsShown(false)}>
          {recoveredText.close}
        </Button>
      }
    >
      <b>{recoveredText.title}</b> {returned.length > 0 && recoveredText.returned(returned.length)}{' '}
      {renewed.length > 0 && recoveredText.renewed(renewed.length)} {lost.length > 0 && recoveredText.lost(lost)}{' '}
      {recoveredText.once}
    </Banner>
  )
}
