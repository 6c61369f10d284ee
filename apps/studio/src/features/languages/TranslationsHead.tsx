import { spokenLanguages } from '@letterslot/core/messages/names'
import { useNavigate } from '@tanstack/react-router'
import { CornerDownRight, Ellipsis, FileCode, Sheet, Trash2 } from 'lucide-react'
import { addLanguage, removeLanguage, setTranslationAddress } from '../../domain/document/commands/translations.ts'
import { useDispatch, useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { languageName } from '../../domain/languages/language-name.ts'
import { layerOf, type TranslationGaps } from '../../domain/languages/translation-words.ts'
import { languageText } from '../../domain/texts/language.ts'
import { languagesText, translationsText } from '../../domain/texts/languages.ts'
import { Button } from '../../ui/Button.tsx'
import { Kbd } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { downloadCsv, downloadXliff } from './export-translations.ts'
import styles from './TranslationsHead.module.css'

interface TranslationsHeadProps {
  readonly tag: string
  readonly gaps: TranslationGaps
  readonly onNextGap: () => void
}

/** The state of one language, and what can be done with all of it. */
export function TranslationsHead({ tag, gaps, onNextGap }: TranslationsHeadProps) {
  const { formId } = useDocumentSession()
  const form = useDocument((document) => document.form)
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const showToast = useToast()
  const name = languageName(tag)
  const layer = layerOf(form, tag)
  const missing = gaps.missing.length
  const remove = (): void => {
    dispatch(removeLanguage(tag))
    showToast({
      text: languagesText.removed(name),
      action: { label: languagesText.undo, onPress: () => dispatch(addLanguage(tag, layer)) },
    })
    void navigate({ to: '/forms/$formId/languages', params: { formId } })
  }
  return (
    <div className={styles['head']}>
      <div className={styles['names']}>
        <h2 className={styles['title']}>{name}</h2>
        <Pill tone={missing > 0 ? 'wait' : 'ok'}>
          {missing > 0 ? translationsText.missing(missing, gaps.total) : translationsText.whole(gaps.total)}
        </Pill>
      </div>
      <p className={styles['note']}>{translationsText.fallback}</p>
      <div className={styles['tools']}>
        {missing > 0 && (
          <Button icon={CornerDownRight} onPress={onNextGap}>
            {translationsText.nextGap}
            <Kbd>{translationsText.nextGapKeys}</Kbd>
          </Button>
        )}
        {spokenLanguages.some((one) => one.locale === tag && one.hasInformal) && (
          <SelectField<'formal' | 'informal'>
            label={languageText.address}
            isLabelHidden
            value={layer.address ?? 'formal'}
            choices={languageText.addresses}
            onChange={(next) =>
              dispatch(setTranslationAddress(tag, { address: next === 'informal' ? next : undefined }))
            }
          />
        )}
        <Menu
          label={translationsText.more}
          trigger={<Button icon={Ellipsis}>{translationsText.more}</Button>}
          entries={[
            {
              id: 'csv',
              label: translationsText.exportCsv,
              icon: Sheet,
              onAction: () => {
                const ledCells = downloadCsv(form, tag)
                if (ledCells > 0) showToast({ text: translationsText.ledCells(ledCells) })
              },
            },
            {
              id: 'xliff',
              label: translationsText.exportXliff,
              icon: FileCode,
              onAction: () => downloadXliff(form, tag),
            },
            { id: 'remove', label: languagesText.remove(name), icon: Trash2, isDanger: true, onAction: remove },
          ]}
        />
      </div>
    </div>
  )
}
