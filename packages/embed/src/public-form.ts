import { type Delivery, type Form, noteParameter } from '@letterslot/core'
import { spreadSections } from '@letterslot/core/logic'
import { publicLayers } from './public-layers.ts'
import { type AddressPlace, UnsafeAddressError } from './unsafe-address-error.ts'

/** Every key that the runtime reads, of a form, its pages, fields, options, rules and conditions. */
const knownKeys = [
  ...[
    'format',
    'version',
    'id',
    'title',
    'description',
    'locale',
    'address',
    'maker',
    'submitLabel',
    'sentText',
    'redirect',
    'sentAnswers',
    'sentBlocks',
    'review',
    'pages',
    'progress',
    'drafts',
    'prefill',
    'prefillFrom',
    'keep',
  ],
  ...[
    'fields',
    'kind',
    'name',
    'label',
    'text',
    'help',
    'placeholder',
    'width',
    'default',
    'autocomplete',
    'private',
    'parts',
    'options',
    'multiple',
    'rows',
    'everyRow',
    'item',
    'unique',
    'customKind',
    'image',
    'alt',
  ],
  ...['freeText', 'rich', 'value', 'rules', 'message', 'min', 'max', 'step', 'pattern'],
  ...['accept', 'maxBytes', 'from', 'only', 'not', 'plus', 'with'],
  ...['fromLabel', 'toLabel'],
  ...['severity', 'minWidth', 'maxWidth', 'minHeight', 'maxHeight'],
  ...['calculate', 'decimals', 'currency', 'country', 'unit', 'price'],
  ...['next', 'when', 'end', 'place'],
  ...['visibleWhen', 'requiredWhen', 'field', 'is', 'to', 'today', 'count', 'all', 'any', 'not'],
]

/**
 * Returns the publishable part of a form. A document keeps keys that we do not know, at any depth, and one of those could be a
 * secret: what the runtime does not read is left out.
 * @throws {UnsafeAddressError} for an origin or a link that is not of the web.
 */
export function publicForm(form: Form): Form {
  const { delivery, ...rest } = form
  if (rest.redirect !== undefined) requireWebAddress('redirect', rest.redirect)
  for (const block of rest.sentBlocks ?? []) if (block.kind === 'link') requireWebAddress('sentBlocks', block.to)
  const known = withSettings({ ...JSON.parse(JSON.stringify(rest, knownKeys)), ...publicLayers(rest) }, rest)
  return delivery ? { ...known, delivery: publicDelivery(withNotePlace(delivery, form)) } : known
}

/** Brings back the settings of a kind of the site's own, as they stand: their keys are the site's. */
function withSettings(known: Form, whole: Pick<Form, 'pages'>): Form {
  const settings = new Map(
    whole.pages.flatMap(({ fields }) =>
      fields.flatMap((field) => (field.kind === 'custom' ? [[field.id, field.settings] as const] : [])),
    ),
  )
  if (settings.size === 0) return known
  const pages = known.pages.map((page) => ({
    ...page,
    fields: page.fields.map((field) => {
      const own = settings.get(field.id)
      return own ? { ...field, settings: own } : field
    }),
  }))
  return { ...known, pages }
}

/** The delivery with the place of the note, where conditions of sections decide of it: the page does not look for them there. */
function withNotePlace(delivery: Delivery, form: Form): Delivery {
  const spread = spreadSections(form)
  const noteIn = spread === form ? undefined : noteParameter(spread)
  return noteIn === undefined ? delivery : { ...delivery, noteIn }
}

function publicDelivery(delivery: Delivery): Delivery {
  const { publicKey, serviceId, templateId, map, fallback, noteIn, maxFilesBytes, keepOnDevice } = delivery
  const { email, phone, url } = fallback ?? {}
  if (url) requireWebAddress('delivery.fallback.url', url)
  return {
    origin: requireWebAddress('delivery.origin', delivery.origin).origin,
    publicKey,
    serviceId,
    templateId,
    ...(map && { map }),
    ...(fallback && { fallback: { ...(email && { email }), ...(phone && { phone }), ...(url && { url }) } }),
    ...(noteIn !== undefined && { noteIn }),
    ...(maxFilesBytes !== undefined && { maxFilesBytes }),
    ...(keepOnDevice !== undefined && { keepOnDevice }),
  }
}

function requireWebAddress(place: AddressPlace, address: string): URL {
  const url = URL.parse(address)
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url
  throw new UnsafeAddressError(place)
}
