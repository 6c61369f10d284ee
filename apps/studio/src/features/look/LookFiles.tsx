import { Copy, Download } from 'lucide-react'
import { copyLook } from '../../domain/document/commands/look.ts'
import { useDispatch, useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { writeDesignTokens } from '../../domain/look/write-design-tokens.ts'
import { downloadText, fileNameOf } from '../../domain/storage/download.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import { lookSourceText } from '../../domain/texts/look-step.ts'
import { shellText } from '../../domain/texts/shell.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Menu } from '../../ui/Menu.tsx'
import controls from './Controls.module.css'

/** The look of another form for this one, and this one's as a file. */
export function LookFiles() {
  const { formId } = useDocumentSession()
  const form = useDocument((document) => document.form)
  const dispatch = useDispatch()
  const announce = useAnnounce()
  const stored = useRecords(useStorage().forms) ?? []
  const others = stored.flatMap(({ id, document, deletedAt }) => {
    const { look, title } = document.form
    return id === formId || deletedAt !== undefined || !look ? [] : [{ id, look, title: title || shellText.untitled }]
  })
  return (
    <div className={classes(controls['section'], controls['ruled'])}>
      <div className={controls['line']}>
        {others.length > 0 && (
          <Menu
            label={lookSourceText.copy}
            trigger={
              <Button size="small" icon={Copy}>
                {lookSourceText.copy}
              </Button>
            }
            entries={others.map(({ id, look, title }) => ({
              id,
              label: title,
              onAction: () => {
                dispatch(copyLook(look))
                announce(lookSourceText.copied(title))
              },
            }))}
          />
        )}
        <Button
          size="small"
          icon={Download}
          onPress={() =>
            downloadText(`${fileNameOf(form.title)}.tokens.json`, 'application/json', writeDesignTokens(form.look))
          }
        >
          {lookSourceText.save}
        </Button>
      </div>
      <p className={controls['help']}>
        {others.length === 0 && `${lookSourceText.noOther} `}
        {lookSourceText.saveHelp}
      </p>
    </div>
  )
}
