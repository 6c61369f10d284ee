import { useNavigate } from '@tanstack/react-router'
import { takeTranslations } from '../../domain/document/commands/translations.ts'
import { useDispatch, useDocumentSession } from '../../domain/document/use-document.ts'
import { languageName } from '../../domain/languages/language-name.ts'
import type { TranslationProposal } from '../../domain/languages/propose-translations.ts'
import { translationFileText } from '../../domain/texts/languages.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { languagesFragment } from './languages-place.ts'
import type { TranslationReading } from './read-translations.ts'

interface ImportDialogProps {
  readonly reading: TranslationReading
  readonly onClose: () => void
}

/** A file of translations: what it would change, before it does; or why it is not taken. */
export function ImportDialog({ reading, onClose }: ImportDialogProps) {
  const { formId } = useDocumentSession()
  const dispatch = useDispatch()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const text = translationFileText
  if (reading.status === 'refused') {
    return (
      <Dialog
        isOpen
        title={text.refusedTitle(reading.file)}
        onClose={onClose}
        actions={
          <Button variant="primary" onPress={onClose}>
            {text.close}
          </Button>
        }
      >
        <p>
          {reading.why} {text.stays}
        </p>
      </Dialog>
    )
  }
  const { proposal } = reading
  const { tag, added, changed } = proposal
  const name = languageName(tag)
  const take = ({ isNewLanguage }: TranslationProposal): void => {
    const taken = [...added, ...changed]
    dispatch(
      takeTranslations(
        tag,
        taken.map(({ path, words }) => ({ path, words })),
      ),
    )
    announce(isNewLanguage ? text.newLanguage(name) : text.taken(taken.length, name))
    void navigate({
      to: '/forms/$formId/languages',
      params: { formId },
      hash: languagesFragment({ view: 'translations', tag }),
    })
    onClose()
  }
  const changesNothing = added.length + changed.length === 0 && !proposal.isNewLanguage
  return (
    <Dialog
      isOpen
      isWide
      title={text.title(name)}
      onClose={onClose}
      actions={
        changesNothing ? (
          <Button variant="primary" onPress={onClose}>
            {text.close}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{text.leave}</Button>
            <Button variant="primary" onPress={() => take(proposal)}>
              {text.take}
            </Button>
          </>
        )
      }
    >
      <ImportPreview proposal={proposal} />
    </Dialog>
  )
}
