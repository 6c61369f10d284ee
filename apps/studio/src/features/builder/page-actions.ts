import type { Form } from '@letterslot/core'
import {
  ArrowLeft,
  ArrowRight,
  CheckCheck,
  FilePlus,
  FileText,
  ListChecks,
  type LucideIcon,
  Pencil,
  Trash2,
  Workflow,
} from 'lucide-react'
import type { Action } from '../../domain/actions/action.ts'
import { fieldKindInfo } from '../../domain/document/field-kind-info.ts'
import { pageName } from '../../domain/document/page-name.ts'
import { type ReadyQuestion, readyNames, readyQuestions } from '../../domain/starts/ready-questions.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { pageFlowText } from '../../domain/texts/page-flow.ts'
import { paletteText } from '../../domain/texts/palette.ts'
import { readyText } from '../../domain/texts/ready-questions.ts'
import { endingTexts } from '../../domain/texts/sent-blocks.ts'
import { currentPage } from './current-page.ts'
import type { PageActions } from './use-page-actions.ts'

/** Adds the fields of each ready question. */
export function readyActions(insert: (ready: ReadyQuestion) => void): readonly Action[] {
  return readyNames.map((ready): Action => {
    const { name, about, keywords } = readyText.questions[ready]
    const [first] = readyQuestions[ready]
    const icon = fieldKindInfo(first?.kind ?? 'text').icon
    return { id: `ready-${ready}`, group: 'add', label: name, detail: about, keywords, icon, run: () => insert(ready) }
  })
}

/** Adds a page, opens each of several, and what comes behind them; renames or moves the one in sight, or takes it away. */
export function pageActions(form: Form, pageId: string | undefined, pages: PageActions): readonly Action[] {
  const { add, open, openEnding, openFlow } = pages
  const opened = form.pages.length < 2 ? [] : form.pages
  return [
    { id: 'add-page', group: 'add', label: pagesText.add, icon: FilePlus, run: add },
    ...(opened.length > 0 ? [flowAction(openFlow), ...changesOfPage(form, pageId, pages)] : []),
    ...opened.map(
      ({ id, fields }): Action => ({
        id: `page-${id}`,
        group: 'go',
        label: pageName(form, id, pagesText.untitled),
        detail: pagesText.fields(fields.length),
        keywords: pagesText.page,
        icon: FileText,
        run: () => open(id),
      }),
    ),
    ...endings
      .filter((ending) => ending === 'thanks' || form.review)
      .map(
        (ending): Action => ({
          id: `page-${ending}`,
          group: 'go',
          label: endingTexts[ending].title,
          keywords: pagesText.page,
          icon: ending === 'review' ? ListChecks : CheckCheck,
          run: () => openEnding(ending),
        }),
      ),
  ]
}

/** Renames, moves or removes the page in sight; what the menu of its tab does. */
function changesOfPage(
  form: Form,
  pageId: string | undefined,
  { rename, move, remove }: PageActions,
): readonly Action[] {
  const page = currentPage(form, pageId)
  if (!page) return []
  const index = form.pages.indexOf(page)
  const action = (
    id: 'rename' | 'earlier' | 'later' | 'remove',
    icon: LucideIcon,
    run: () => void,
    why?: string,
  ): Action => ({
    id: `page-${id}`,
    group: 'do',
    label: pagesText[id],
    detail: pageName(form, page.id, pagesText.untitled),
    keywords: pagesText.page,
    icon,
    run,
    ...(why !== undefined && { unavailable: why }),
  })
  const { firstPage, lastPage } = paletteText.why
  return [
    action('rename', Pencil, () => rename(page)),
    action('earlier', ArrowLeft, () => move(page, index - 1), index === 0 ? firstPage : undefined),
    action('later', ArrowRight, () => move(page, index + 1), index === form.pages.length - 1 ? lastPage : undefined),
    action('remove', Trash2, () => remove(page)),
  ]
}

function flowAction(run: () => void): Action {
  return {
    id: 'page-flow',
    group: 'go',
    label: pageFlowText.title,
    icon: Workflow,
    keywords: `${pagesText.page} ${pageFlowText.jump}`,
    run,
  }
}

/** The pages behind the last one, in their order. */
const endings = ['review', 'thanks'] as const
