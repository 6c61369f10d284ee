import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useDocumentSession, useSaveState } from '../../domain/document/use-document.ts'
import { downloadForm } from '../../domain/storage/download.ts'
import { describeFailure } from '../../domain/storage/save-state.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { useBin } from '../../domain/storage/use-bin.ts'
import { libraryText } from '../../domain/texts/forms.ts'
import { saveText } from '../../domain/texts/shell.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './FormHeader.module.css'

/** Stands under the header while the open form is not kept as it should be: what happened, and what can be done. */
export function SaveTrouble() {
  return (
    <>
      <InBin />
      <NotSaved />
    </>
  )
}

/** The open form lies in the bin since another tab put it there: what is changed here is saved there. */
function InBin() {
  const { forms } = useStorage()
  const { formId } = useDocumentSession()
  const { restore } = useBin()
  const [isBinned, setBinned] = useState(false)
  useEffect(() => forms.watchOne(formId, (form) => setBinned(form?.deletedAt !== undefined)), [forms, formId])
  if (!isBinned) return null
  return (
    <Banner tone="wait" action={<Button onPress={() => void restore(formId)}>{libraryText.restore}</Button>}>
      {saveText.inBin}
    </Banner>
  )
}

function NotSaved() {
  const state = useSaveState()
  const { store, flush, takeOther, keepAsCopy } = useDocumentSession()
  const navigate = useNavigate()
  const keep = async (): Promise<void> => {
    const formId = await keepAsCopy()
    if (formId) await navigate({ to: '/forms/$formId/build', params: { formId }, ignoreBlocker: true })
  }
  if (state.status === 'failed') {
    const { kind } = state.failure
    return (
      <Banner
        tone="bad"
        action={
          <span className={styles['actions']}>
            {kind === 'gone' && <Button onPress={() => void keep()}>{saveText.keepAgain}</Button>}
            {!['gone', 'outdated'].includes(kind) && <Button onPress={() => void flush()}>{saveText.tryAgain}</Button>}
            <Button onPress={() => downloadForm(store.getState().document.form)}>{saveText.download}</Button>
          </span>
        }
      >
        {describeFailure(state.failure)}
      </Banner>
    )
  }
  if (state.status !== 'conflict') return null
  return (
    <Banner
      tone="bad"
      action={
        <span className={styles['actions']}>
          <Button onPress={() => void takeOther()}>{saveText.takeOther}</Button>
          <Button onPress={() => void keep()}>{saveText.keepAsCopy}</Button>
        </span>
      }
    >
      {saveText.conflictText}
    </Banner>
  )
}
