import { Code, Eye, Pencil, Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { isProblem } from '../../domain/mail/contract-findings.ts'
import { MailSheet } from '../../domain/mail/MailSheet.tsx'
import { emailText } from '../../domain/texts/email.ts'
import { insertText } from '../../domain/texts/email-blocks.ts'
import { findingText } from '../../domain/texts/email-findings.ts'
import { mailText } from '../../domain/texts/messages.ts'
import type { StoredConnection } from '../../model/connection.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Stripe } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import panels from '../../ui/Panels.module.css'
import { Segmented } from '../../ui/Segmented.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { ConnectionNote } from './ConnectionNote.tsx'
import styles from './EmailEditor.module.css'
import { EmailHead } from './EmailHead.tsx'
import { createEmailEditor, EmailEditorContext, useEmailEditor, useEmailEditorStore } from './email-editor-state.ts'
import { Findings } from './Findings.tsx'
import { InsertPanel } from './InsertPanel.tsx'
import { LayoutToCopy } from './LayoutToCopy.tsx'
import { MailBlock } from './MailBlock.tsx'
import { type TagProblems, tagProblems } from './TagText.tsx'
import { useFindings } from './use-findings.ts'
import { describeRenderError, type RenderedMail, useRenderedMail } from './use-rendered-mail.ts'

/** Below this there is no room for the panels at the sides. */
const narrowScreen = '(max-width: 1023px)'

/** The editor of the mail itself: what it can hold, the mail, and whether all of it arrives. */
export function EmailEditor({ connection }: { readonly connection: StoredConnection | undefined }) {
  const [editor] = useState(() => createEmailEditor(connection ? 'edit' : 'preview'))
  const isNarrow = useMedia(narrowScreen)
  const isProviders = connection?.kind === 'emailjs'
  return (
    <EmailEditorContext value={editor}>
      <div className={classes(panels['step'], styles['step'])}>
        {!isNarrow && (
          <aside aria-label={insertText.panel} className={panels['start']}>
            <InsertPanel />
          </aside>
        )}
        <MailPane connection={connection} />
        {isNarrow ? (
          <Sheets isProviders={isProviders} />
        ) : (
          <aside aria-label={findingText.title} className={panels['end']}>
            <FindingsAndLayout isProviders={isProviders} />
          </aside>
        )}
      </div>
    </EmailEditorContext>
  )
}

/** The mail itself, as it is written or as it arrives. */
function MailPane({ connection }: { readonly connection: StoredConnection | undefined }) {
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const view = useEmailEditor((editor) => editor.view)
  const editor = useEmailEditorStore()
  const findings = useFindings()
  const rendered = useRenderedMail()
  return (
    <div className={styles['editor']}>
      <div className={styles['tools']}>
        <Segmented
          label={emailText.view}
          value={view}
          onChange={(next) => editor.setState({ view: next })}
          segments={[
            { value: 'edit', label: emailText.views.edit, icon: Pencil },
            { value: 'preview', label: emailText.views.preview, icon: Eye },
            { value: 'text', label: emailText.views.text, icon: Code },
          ]}
        />
        {view !== 'edit' && <span className={styles['madeUp']}>{emailText.madeUp}</span>}
      </div>
      <ConnectionNote connection={connection} />
      {view === 'edit' ? (
        <MailEditor problems={tagProblems(findings, form, email)} />
      ) : (
        <MailShown rendered={rendered} part={view === 'preview' ? 'html' : 'text'} />
      )}
    </div>
  )
}

/** The findings; with EmailJS the parts of the mail to copy there first. */
function FindingsAndLayout({ isProviders }: { readonly isProviders: boolean }) {
  return (
    <div className={styles['checks']}>
      {isProviders && <LayoutToCopy />}
      <Findings isProviders={isProviders} />
    </div>
  )
}

/** Both panels as sheets, and the bar that opens them. */
function Sheets({ isProviders }: { readonly isProviders: boolean }) {
  const sheet = useEmailEditor((editor) => editor.sheet)
  const editor = useEmailEditorStore()
  const findings = useFindings().filter(isProblem)
  const close = (): void => editor.setState({ sheet: undefined })
  return (
    <>
      <div className={styles['bar']}>
        <Button size="large" icon={Plus} onPress={() => editor.setState({ sheet: 'insert' })}>
          {insertText.open}
        </Button>
        <Button
          size="large"
          variant="primary"
          {...(findings.length > 0 ? { icon: TriangleAlert } : {})}
          onPress={() => editor.setState({ sheet: 'findings' })}
        >
          {findingText.open(findings.length)}
        </Button>
      </div>
      <Drawer title={insertText.panel} isOpen={sheet === 'insert'} onClose={close}>
        <InsertPanel />
      </Drawer>
      <Drawer title={emailText.title} isOpen={sheet === 'findings'} onClose={close}>
        <FindingsAndLayout isProviders={isProviders} />
      </Drawer>
    </>
  )
}

/** The mail as it is written: every text of it is typed where it stands. */
function MailEditor({ problems }: { readonly problems: TagProblems }) {
  const blocks = useDocument(({ email }) => email.blocks)
  return (
    <article aria-label={emailText.sheet} className={styles['sheet']}>
      <Stripe />
      <EmailHead problems={problems} />
      <ol aria-label={emailText.blocks} className={styles['blocks']}>
        {blocks.map((block) => (
          <MailBlock key={block.id} block={block} problems={problems} />
        ))}
      </ol>
      {blocks.length === 0 && <p className={styles['empty']}>{emailText.empty}</p>}
    </article>
  )
}

interface MailShownProps {
  readonly rendered: RenderedMail
  readonly part: 'html' | 'text'
}

/** The very mail that `renderEmail` makes of made-up answers: its HTML part, or its text part. */
function MailShown({ rendered: { mail, error }, part }: MailShownProps) {
  return (
    <div className={styles['shown']}>
      {error && (
        <Banner tone="wait">
          {mail ? emailText.lastGood : emailText.noMailYet} {describeRenderError(error)}
        </Banner>
      )}
      {mail && part === 'html' && (
        <MailSheet
          isPreview
          mail={{ subject: mail.subject, from: mail.fromName, to: mail.to, replyTo: mail.replyTo, html: mail.html }}
        />
      )}
      {mail && part === 'text' && (
        <article className={styles['sheet']}>
          <h2 className={styles['subject']}>{mail.subject || mailText.noSubject}</h2>
          <pre className={styles['plain']}>{mail.text}</pre>
        </article>
      )}
    </div>
  )
}
