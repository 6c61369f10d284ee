import { useState } from 'react'
import { VisuallyHidden } from 'react-aria-components'
import { intakeText } from '../../catalogue/intake.ts'
import { idParts } from '../../intake/ids.ts'
import { maxPasteCharacters } from '../../intake/limits.ts'
import { readText } from '../../storage/read-json.ts'
import { Button } from '../../ui/Button.tsx'
import { FindingCard } from '../../ui/FindingCard.tsx'
import styles from './IntakeDialog.module.css'
import type { IntakeDialogProps } from './IntakeDialog.tsx'
import { IntakeResult } from './IntakeResult.tsx'
import { PasteArea } from './PasteArea.tsx'
import { isSavedDocument, useIntake } from './use-intake.ts'

/** A part of its own, so that each opening begins with an empty paste. */
export function IntakeForm({ door, onClose, onTake, onOpen, onIdsOnly }: Omit<IntakeDialogProps, 'isOpen'>) {
  const paste = useIntake()
  const [isChecked, setIsChecked] = useState(false)
  const [fileProblem, setFileProblem] = useState<string>()
  const { intake, reading, ids } = paste
  const isDocument = isSavedDocument(paste.text)
  const missing = intake?.asks.find(({ of }) => of !== 'parameter' && !ids[of])
  const canMake = isDocument || intake?.form !== undefined || (intake?.isEmailJs ?? false)

  const openFile = async (file: File): Promise<void> => {
    setFileProblem(undefined)
    const text = await readText(file)
    if (!text.ok) setFileProblem(intakeText.notText)
    else if (file.name.endsWith('.json') || isSavedDocument(text.value)) onOpen(file)
    else paste.setText(text.value)
  }
  const take = (): void => {
    if (!intake) return
    const values = new Map(
      intake.asks.flatMap(({ of, parameter }) =>
        of === 'parameter' ? [[parameter, paste.answers.get(`parameter ${parameter}`)?.trim() ?? ''] as const] : [],
      ),
    )
    onTake({ intake, ids, values })
  }
  const go = (): void => {
    if (isDocument) {
      onOpen(new File([paste.text], 'pasted.json', { type: 'application/json' }))
    } else if (missing) {
      setIsChecked(true)
      document.getElementsByName(missing.of)[0]?.focus()
    } else take()
  }
  const problem =
    reading?.status === 'too-large'
      ? intakeText.tooLarge(reading.characters, maxPasteCharacters)
      : reading?.status === 'unloaded'
        ? intakeText.unloaded
        : undefined
  const idCount = idParts.filter((part) => ids[part]).length
  return (
    <>
      <p className={styles['lead']}>{intakeText.lead}</p>
      <div className={styles['columns']} data-read={intake !== undefined || undefined}>
        <PasteArea
          door={door}
          text={paste.text}
          onText={(text) => {
            setFileProblem(undefined)
            paste.setText(text)
          }}
          onFile={(file) => void openFile(file)}
          problem={fileProblem ?? problem}
        />
        <section aria-label={intakeText.result} className={styles['result']}>
          <VisuallyHidden elementType="div" role="status">
            {intake && !isDocument
              ? intakeText.summary(intake.form?.fields.length ?? 0, idCount, intake.unread.length)
              : ''}
          </VisuallyHidden>
          {paste.secretCount > 0 && (
            <div role="alert">
              <FindingCard tone="must" title={intakeText.secret(paste.secretCount)}>
                {intakeText.secretText}
              </FindingCard>
            </div>
          )}
          {isDocument ? (
            <FindingCard tone="fits" title={intakeText.document} />
          ) : intake ? (
            <IntakeResult intake={intake} answers={paste.answers} onAnswer={paste.answer} isChecked={isChecked} />
          ) : (
            <p className={styles['waiting']}>{intakeText.waiting[door]}</p>
          )}
        </section>
      </div>
      <div className={styles['actions']}>
        {door === 'emailjs' ? (
          <Button variant="quiet" onPress={onIdsOnly}>
            {intakeText.idsOnly}
          </Button>
        ) : (
          <span />
        )}
        <Button onPress={onClose}>{intakeText.cancel}</Button>
        {missing && intake?.form && isChecked && <Button onPress={take}>{intakeText.connectLater}</Button>}
        {canMake && (
          <Button variant="primary" onPress={go}>
            {isDocument ? intakeText.open : intake?.form ? intakeText.make : intakeText.makeContact}
          </Button>
        )}
      </div>
    </>
  )
}
