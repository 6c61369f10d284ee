import { brandFormId } from '@letterslot/core'
import { Download, TriangleAlert, Wrench } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { damagedTitle, downloadDamaged, whyDamaged } from '../../domain/storage/damaged-form.ts'
import type { UnreadableRecord } from '../../domain/storage/record-store.ts'
import { describeFailure } from '../../domain/storage/save-state.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { damagedText } from '../../domain/texts/storage.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/load-with-retry.ts'
import { Pill } from '../../ui/Pill.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import styles from './DamagedCard.module.css'

const LazyDestroyDamagedDialog = lazyPart(async () => (await import('./FormDialogs.tsx')).DestroyDialog)

/** A form that is kept here and cannot be read: why, and the ways to get at what it holds. */
export function DamagedCard({ damaged }: { readonly damaged: UnreadableRecord }) {
  const { forms } = useStorage()
  const showToast = useToast()
  const [isAsked, setIsAsked] = useState(false)
  const titleId = useId()
  const title = damagedTitle(damaged)
  const why = whyDamaged(damaged)
  const repair = async (): Promise<void> => {
    const repaired = await forms.repair(damaged.id)
    if (!repaired.ok) {
      showToast({ text: damagedText.notRepaired(describeFailure(repaired.error)) })
      return
    }
    showToast({
      text: damagedText.repaired(title, repaired.value.leftOut.length),
      action: { label: damagedText.downloadOld, onPress: () => downloadDamaged(damaged) },
    })
  }
  return (
    <article className={styles['card']} aria-labelledby={titleId}>
      <Pill tone="bad" icon={TriangleAlert}>
        {damagedText.pill}
      </Pill>
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      <p>{damagedText.text}</p>
      {why && (
        <p className={styles['why']}>
          {why.message} <code>{why.pointer}</code>
        </p>
      )}
      <div className={styles['actions']}>
        <Button icon={Download} onPress={() => downloadDamaged(damaged)}>
          {damagedText.download}
        </Button>
        <Button icon={Wrench} onPress={() => void repair()}>
          {damagedText.repair}
        </Button>
        <Button variant="quiet" onPress={() => setIsAsked(true)}>
          {damagedText.destroy}
        </Button>
      </div>
      {isAsked && (
        <Suspense>
          <LazyDestroyDamagedDialog
            id={brandFormId(damaged.id)}
            title={title}
            text={damagedText.destroyText}
            onClose={() => setIsAsked(false)}
          />
        </Suspense>
      )}
    </article>
  )
}
