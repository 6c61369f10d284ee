import { idParts } from '@letterslot/intake'
import { useEffect, useEffectEvent, useState } from 'react'
import { VisuallyHidden } from 'react-aria-components'
import { noAccountIds } from '../../domain/connections/account-ids.ts'
import { findDoubts, openDoubts } from '../../domain/connections/id-doubts.ts'
import { readingProblem } from '../../domain/open-file/reading-problem.ts'
import { isSavedDocument, useIntake } from '../../domain/open-file/use-intake.ts'
import type { ReadingParts } from '../../domain/open-file/use-open-file.tsx'
import { readFileText } from '../../domain/storage/read-json.ts'
import { importText } from '../../domain/texts/forms.ts'
import { intakeText } from '../../domain/texts/intake.ts'
import { Button } from '../../ui/Button.tsx'
import { FindingCard } from '../../ui/FindingCard.tsx'
import styles from './IntakeDialog.module.css'
import { IntakeResult } from './IntakeResult.tsx'
import { PasteArea, type PasteSource } from './PasteArea.tsx'
import type { TakenIntake } from './use-take-intake.ts'

export interface IntakeFormProps {
  readonly source: PasteSource
  readonly onClose: () => void
  /** Settles once the form is made, or it is said why not. */
  readonly onTake: (taken: Omit<TakenIntake, 'to'>) => Promise<void>
  /** A saved form or a backup, as text or as a file. */
  readonly onOpen: (file: File) => Promise<ReadingParts>
  /** Goes on without code, to the three ids. */
  readonly onIdsOnly: () => void
}

/** A part of its own, so that each opening begins with an empty paste. */
export function IntakeForm({ source, onClose, onTake, onOpen, onIdsOnly }: IntakeFormProps) {
  const paste = useIntake()
  const [isChecked, setIsChecked] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  const [confirmed, setConfirmed] = useState<string>()
  const [isOpening, setIsOpening] = useState(false)
  const [fileProblem, setFileProblem] = useState<string>()
  const { intake, ids } = paste
  const isDocument = isSavedDocument(paste.text)
  const missing = intake?.asks.find(({ of }) => of !== 'parameter' && !ids[of])
  const typedIds = JSON.stringify(ids)
  const asked = new Set(intake?.asks.map(({ of }) => of))
  const doubts = openDoubts(
    findDoubts(ids.origin === undefined ? 'emailjs' : 'relay', { ...noAccountIds, ...ids }),
    confirmed === typedIds,
  ).filter(({ part }) => part !== 'origin' && asked.has(part))
  const unsettled = missing?.of ?? doubts[0]?.part
  const canMake = isDocument || intake?.form !== undefined || (intake?.isEmailJs ?? false)

  const openSaved = async (file: File, problemOfParts: string): Promise<void> => {
    setFileProblem(undefined)
    setIsOpening(true)
    const parts = await onOpen(file)
    setIsOpening(false)
    if (parts === 'unloaded') setFileProblem(problemOfParts)
  }
  const openFile = async (file: File): Promise<void> => {
    setFileProblem(undefined)
    const text = await readFileText(file)
    if (!text.ok) setFileProblem(intakeText.notText)
    else if (file.name.endsWith('.json') || isSavedDocument(text.value)) await openSaved(file, importText.unloaded)
    else paste.setText(text.value)
  }
  const take = async (): Promise<void> => {
    if (!intake) return
    const values = new Map(
      intake.asks.flatMap(({ of, parameter }) =>
        of === 'parameter' ? [[parameter, paste.answers.get(`parameter ${parameter}`)?.trim() ?? ''] as const] : [],
      ),
    )
    setIsOpening(true)
    const settled = Object.entries(ids).filter(([part]) => doubts.every((doubtful) => doubtful.part !== part))
    await onTake({ intake, ids: Object.fromEntries(settled), values })
    setIsOpening(false)
  }
  const go = (): void => {
    if (paste.isReading) {
      setIsPressed(true)
    } else if (isDocument) {
      const saved = new File([paste.text], 'pasted.json', { type: 'application/json' })
      void openSaved(saved, intakeText.unopenedText)
    } else if (unsettled) {
      setIsChecked(true)
      document.getElementsByName(unsettled)[0]?.focus()
    } else void take()
  }
  const goOn = useEffectEvent(() => {
    setIsPressed(false)
    if (canMake) go()
  })
  useEffect(() => {
    if (isPressed && !paste.isReading) goOn()
  }, [isPressed, paste.isReading])
  const idCount = idParts.filter((part) => ids[part]).length
  return (
    <>
      <p className={styles['lead']}>{intakeText.lead}</p>
      <div className={styles['columns']} data-read={isDocument || intake !== undefined || undefined}>
        <PasteArea
          source={source}
          text={paste.text}
          onText={(text) => {
            setFileProblem(undefined)
            paste.setText(text)
          }}
          onFile={(file) => void openFile(file)}
          problem={fileProblem ?? readingProblem(paste)}
        />
        <section aria-label={intakeText.result} className={styles['result']}>
          <VisuallyHidden elementType="div" role="status">
            {intake && !isDocument
              ? intakeText.summary(intake.form?.fields.length ?? 0, idCount, intake.unread.length)
              : ''}
          </VisuallyHidden>
          {paste.secretCount > 0 && (
            <div role="alert">
              <FindingCard tone="error" title={intakeText.secret(paste.secretCount)}>
                {intakeText.secretText}
              </FindingCard>
            </div>
          )}
          {isDocument ? (
            <FindingCard tone="success" title={intakeText.document} />
          ) : intake ? (
            <IntakeResult
              intake={intake}
              answers={paste.answers}
              onAnswer={paste.answer}
              isChecked={isChecked}
              doubts={doubts}
              onConfirm={() => setConfirmed(typedIds)}
            />
          ) : (
            <p className={styles['waiting']}>{intakeText.waiting[source]}</p>
          )}
        </section>
      </div>
      <div className={styles['actions']}>
        {source === 'emailjs' ? (
          <Button variant="quiet" onPress={onIdsOnly}>
            {intakeText.idsOnly}
          </Button>
        ) : (
          <span />
        )}
        <Button onPress={onClose}>{intakeText.cancel}</Button>
        {unsettled && intake?.form && isChecked && (
          <Button isBusy={isOpening} onPress={() => void take()}>
            {intakeText.connectLater}
          </Button>
        )}
        {canMake && (
          <Button variant="primary" isBusy={isPressed || isOpening} onPress={go}>
            {isDocument ? intakeText.open : intake?.form ? intakeText.make : intakeText.makeContact}
          </Button>
        )}
      </div>
    </>
  )
}
