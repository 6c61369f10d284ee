import { useNavigate } from '@tanstack/react-router'
import { saveText } from '../catalogue/shell.ts'
import { useDocumentSession, useSaveState } from '../document/use-document.ts'
import { downloadForm } from '../storage/download.ts'
import { formatBytes } from '../storage/format-bytes.ts'
import type { SaveFailure } from '../storage/save-failure.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './FormHeader.module.css'

/** The words for a save that did not happen. */
export function describeFailure(failure: SaveFailure): string {
  switch (failure.kind) {
    case 'no-room':
      return failure.usedBytes === undefined || failure.allowedBytes === undefined
        ? saveText.noRoomUnknown
        : saveText.noRoom(formatBytes(failure.usedBytes), formatBytes(failure.allowedBytes))
    case 'broken':
      return saveText.broken(failure.cause)
    case 'conflict':
      return saveText.conflictText
    case 'not-kept':
      return saveText.notKept
  }
}

/** Stands under the header while the open form could not be saved: what happened, and what can be done. */
export function SaveTrouble() {
  const state = useSaveState()
  const { store, flush, takeOther, keepAsCopy } = useDocumentSession()
  const navigate = useNavigate()
  const download = <Button onPress={() => downloadForm(store.getState().document.form)}>{saveText.download}</Button>
  if (state.status === 'failed') {
    return (
      <Banner
        tone="bad"
        action={
          <span className={styles['actions']}>
            <Button onPress={() => void flush()}>{saveText.tryAgain}</Button>
            {download}
          </span>
        }
      >
        {describeFailure(state.failure)}
      </Banner>
    )
  }
  if (state.status !== 'conflict') return null
  const copy = async (): Promise<void> => {
    const formId = await keepAsCopy()
    if (formId) await navigate({ to: '/forms/$formId/build', params: { formId } })
  }
  return (
    <Banner
      tone="bad"
      action={
        <span className={styles['actions']}>
          <Button onPress={() => void takeOther()}>{saveText.takeOther}</Button>
          <Button onPress={() => void copy()}>{saveText.keepAsCopy}</Button>
        </span>
      }
    >
      {saveText.conflictText}
    </Banner>
  )
}
