import { describe, expect, it } from 'vitest'
import { documentFromStart } from '../domain/starts/document-from-start.ts'
import { contactStart } from '../domain/starts/start.ts'
import { formStateText, formStateTone } from '../domain/texts/form-state.ts'
import {
  draftState,
  formStanding,
  nextPublicationState,
  type PublicationEvent,
  type PublicationState,
} from './publication-state.ts'
import type { StudioDocument } from './studio-document.ts'

const document = documentFromStart(contactStart, { to: 'me@example.org', id: 'contact' })
const retitled: StudioDocument = { ...document, form: { ...document.form, title: 'Another title' } }
const take = (of: StudioDocument, at = 'first'): PublicationEvent => ({ kind: 'take', document: of, as: 'page', at })
const see = (revision: number): PublicationEvent => ({ kind: 'see', revision, at: 'later' })

const first = { revision: 1, document, publishedAt: 'first', as: 'page' } as const
const taken: PublicationState = { status: 'taken', newest: first }
const seen: PublicationState = { status: 'seen', newest: { ...first, seenAt: 'later' } }
const second: PublicationState = {
  status: 'taken',
  newest: { revision: 2, document: retitled, publishedAt: 'second', as: 'page' },
}

describe('a form’s state', () => {
  it.each<readonly [string, PublicationState, PublicationEvent, PublicationState]>([
    ['a draft that is downloaded is out as revision 1', draftState, take(document), taken],
    ['a draft cannot be seen working', draftState, see(1), draftState],
    ['what is out is seen working once its message arrived', taken, see(1), seen],
    ['a message of another revision says nothing of the newest', taken, see(2), taken],
    ['the same document taken again is the same publishing', taken, take(document, 'second'), taken],
    ['seen working stays so where the same is taken again', seen, take(document, 'second'), seen],
    ['a changed document is the next publishing, not seen yet', seen, take(retitled, 'second'), second],
    ['seen twice is seen once', seen, see(1), seen],
  ])('[T900] %s', (_, state, event, next) => {
    expect(nextPublicationState(state, event)).toEqual(next)
  })

  it('[T900] another way out is a publishing of its own', () => {
    const link = nextPublicationState(seen, { kind: 'take', document, as: 'link', at: 'second' })
    expect(link).toEqual({ status: 'taken', newest: { revision: 2, document, publishedAt: 'second', as: 'link' } })
  })

  it('[T900] a thousand changes make no revision', () => {
    let state = nextPublicationState(draftState, take(document))
    for (let change = 0; change < 1000; change += 1) formStanding(state, { ...document })
    state = nextPublicationState(state, take(retitled, 'second'))
    expect(state).toEqual(second)
  })
})

describe('the words of it', () => {
  const unknown: PublicationState = { status: 'taken', newest: { revision: 1, publishedAt: 'first' } }
  it.each<readonly [string, PublicationState, StudioDocument, string]>([
    ['Draft', draftState, document, 'neutral'],
    ['Revision 1 downloaded', taken, document, 'neutral'],
    ['Revision 1 seen working', seen, document, 'ok'],
    ['Changed since revision 1', taken, retitled, 'wait'],
    ['Changed since revision 1', seen, retitled, 'wait'],
    ['Revision 2 downloaded', second, retitled, 'neutral'],
    ['Revision 1 downloaded or copied', unknown, document, 'neutral'],
  ])('[T901][F80] “%s” is said of what happened', (words, state, now, tone) => {
    const standing = formStanding(state, now)
    expect([formStateText(standing), formStateTone(standing)]).toEqual([words, tone])
  })

  it('[T901][F80] a change that is taken back is no change, in whatever order its properties stand', () => {
    const { title, ...rest } = document.form
    const again = { ...document, form: { ...rest, title }, connectionId: undefined }
    expect(formStanding(seen, again)).toEqual({ status: 'seen', newest: seen.newest, since: 'same' })
  })
})
