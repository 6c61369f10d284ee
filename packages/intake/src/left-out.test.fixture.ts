import type { NoteCode, UnreadCode } from './text/diagnostics.ts'

/** One thing of a page that is no field, as people have it on theirs. */
export interface LeftOutThing {
  readonly is: string
  readonly place: 'form' | 'page' | 'script'
  /** `M7` stands for what makes it this one: an id, a name, a part of an address. */
  readonly text: string
  readonly code: UnreadCode | NoteCode
}

function script(is: string, code: LeftOutThing['code'], text: string): LeftOutThing {
  return { is, place: 'script', text, code }
}

function inForm(is: string, code: LeftOutThing['code'], text: string): LeftOutThing {
  return { is, place: 'form', text, code }
}

function onPage(is: string, code: LeftOutThing['code'], text: string): LeftOutThing {
  return { is, place: 'page', text, code }
}

/** Everything that a page may hold beside its fields and that its maker would miss. */
export const leftOutThings: readonly LeftOutThing[] = [
  script(
    'fetch',
    'sends-elsewhere',
    "fetch('https://hooks.example.com/M7', { method: 'POST', body: new FormData(f) })",
  ),
  script(
    'fetch of a template',
    'sends-elsewhere',
    'async function post7() { await fetch(`https://api.example.com/M7`) }',
  ),
  script('fetch of a sum', 'sends-elsewhere', "fetch('/contact/M7?' + query)"),
  script('fetch by a constant', 'sends-elsewhere', "const url7 = 'https://sheet.example.com/M7'; fetch(url7)"),
  script(
    'XMLHttpRequest',
    'sends-elsewhere',
    "const x7 = new XMLHttpRequest(); x7.open('POST', '/M7.php'); x7.send(data)",
  ),
  script('axios', 'sends-elsewhere', "axios.post('/api/M7', data).then(done)"),
  script('an instance of axios', 'sends-elsewhere', "http7.put('https://example.com/M7', data)"),
  script('sendBeacon', 'sends-elsewhere', "navigator.sendBeacon('/log/M7', data)"),
  script('jQuery.ajax', 'sends-elsewhere', "$.ajax({ type: 'POST', url: 'mail/M7.php', data: $('#f').serialize() })"),
  script('$.post', 'sends-elsewhere', "$.post('M7.php', $('#f').serialize(), done)"),
  script('a socket', 'sends-elsewhere', "const s7 = new WebSocket('wss://example.com/M7')"),
  script('an address that is given to the form', 'sends-elsewhere', "f.action = 'https://formspree.io/f/M7'"),
  script('the same by attribute', 'sends-elsewhere', "f.setAttribute('action', '/M7')"),
  script('a form that a script submits', 'sends-elsewhere', "document.getElementById('M7').submit()"),
  script('a beacon picture', 'sends-elsewhere', "new Image().src = 'https://px.example.com/M7?' + mail"),
  script('Google Apps Script', 'sends-elsewhere', 'google.script.run.withSuccessHandler(ok).saveM7(data)'),
  script('SmtpJS', 'sends-elsewhere', "Email.send({ To: 'M7@example.org', From: mail })"),
  script('HubSpot', 'sends-elsewhere', "hbspt.forms.create({ portalId: '1', formId: 'M7' })"),
  script('Firestore', 'sends-elsewhere', "db.collection('M7').add(data)"),
  script('mailto', 'mail-program', "window.location.href = 'mailto:M7@example.org?body=' + text"),
  script('mailto in a window', 'mail-program', "window.open('mailto:M7@example.org')"),
  script('a redirect', 'goes-elsewhere', "window.location.href = '/M7.html'"),
  script('a redirect by replace', 'goes-elsewhere', "location.replace('/M7.html')"),
  script('a check', 'own-check', "if (!/^M7/.test(f.code.value)) f.code.setCustomValidity('M7')"),
  script('a check of its own', 'own-check', 'function validateM7() { return f.code.value.length > 3 }'),
  script('an alert', 'own-words', "alert('M7 thanks')"),
  script('words that a script writes', 'own-words', "status7.textContent = 'M7 thanks'"),
  script('parts that a script shows', 'shows-parts', "document.getElementById('M7').style.display = 'block'"),
  script('classes that hide', 'shows-parts', "document.getElementById('M7').classList.add('hidden')"),
  script('a value that a script sets', 'sets-values', "f.M7.value = new URLSearchParams(location.search).get('a')"),
  script('storage', 'keeps-in-browser', "localStorage.setItem('M7', f.code.value)"),
  script('a cookie', 'keeps-in-browser', "document.cookie = 'M7=1'"),
  script(
    'a control that a script makes',
    'drawn-by-script',
    "row7.insertAdjacentHTML('beforeend', '<input name=\"M7\">')",
  ),
  script('a check for people', 'captcha', "grecaptcha.execute('M7', { action: 'submit' })"),
  script('a counter', 'counts-visits', "gtag('event', 'M7')"),
  script('any other code', 'script', "menu7.addEventListener('click', toggleM7)"),
  onPage('a file of its own', 'external-script', '<script src="js/M7.js"></script>'),
  onPage(
    'a script of Typeform',
    'embedded-form',
    '<div data-tf-live="M7"></div><script src="https://embed.typeform.com/next/M7.js"></script>',
  ),
  onPage('a script of Jotform', 'embedded-form', '<script src="https://form.jotform.com/jsform/M7"></script>'),
  onPage('a script of SmtpJS', 'sends-elsewhere', '<script src="https://smtpjs.com/v3/smtp.js?M7"></script>'),
  onPage(
    'a counting file',
    'counts-visits',
    '<script async src="https://www.googletagmanager.com/gtag/js?id=M7"></script>',
  ),
  onPage('a library', 'library', '<script src="https://code.jquery.com/jquery-M7.min.js"></script>'),
  onPage('data for programs', 'script', '<script type="text/template" id="M7"><b>x</b></script>'),
  onPage('a style sheet', 'style', '<style>#M7 { color: red }</style>'),
  onPage('another form', 'other-form', '<form id="M7"><input name="other7"></form>'),
  onPage('a search', 'other-form', '<form role="search" id="M7"><input type="search" name="q7"></form>'),
  onPage('a control outside', 'outside-form', '<input name="M7">'),
  onPage('a hidden text outside', 'outside-form', '<input type="hidden" name="M7" value="x">'),
  onPage('a frame', 'frame', '<iframe src="https://forms.example.com/M7"></iframe>'),
  onPage('a film', 'embedded', '<iframe src="https://www.youtube.com/embed/M7"></iframe>'),
  onPage('a form without scripts', 'not-drawn', '<noscript><form id="M7"><input name="n7"></form></noscript>'),
  onPage('a template', 'not-drawn', '<template id="t7"><input name="M7"></template>'),
  onPage('a handler around the form', 'handler-around', '<button onclick="menuM7()">Menu</button>'),
  inForm('a handler', 'handler', '<input name="a7" aria-label="A" oninput="formatM7(this)">'),
  inForm('a handler of Vue', 'handler', '<input name="v7" aria-label="V" @input="formatM7">'),
  inForm('htmx', 'handler', '<button type="button" hx-post="/M7">x</button>'),
  inForm('a state of Alpine', 'handler', '<div x-data="{ go() { M7() } }"></div>'),
  inForm('a custom element', 'component', '<sl-rating name="M7"></sl-rating>'),
  inForm('a custom element with words', 'component', '<my-picker name="M7"><span>Choose</span></my-picker>'),
  inForm('a text that can be written in', 'control', '<div contenteditable id="M7"></div>'),
  inForm('a control by its role', 'control', '<div role="slider" tabindex="0"></div>'),
  inForm('a place to sign', 'control', '<canvas id="M7"></canvas>'),
  inForm('a password', 'password', '<input type="password" name="M7">'),
  inForm('a trap', 'honeypot', '<input name="_gotcha" id="M7" style="display:none">'),
  inForm('a token', 'token', '<input type="hidden" name="_wp_M7" value="x">'),
  inForm('what a script fills in', 'hidden-by-script', '<input type="hidden" name="M7">'),
  inForm('a check for people in it', 'captcha', '<div class="h-captcha" data-sitekey="M7"></div>'),
  inForm('a button that checks', 'captcha', '<button class="g-recaptcha" data-sitekey="M7">Send</button>'),
  inForm('another button', 'button', '<button type="button">M7</button>'),
  inForm('a button that posts elsewhere', 'form-action', '<button formaction="/M7">Save</button>'),
  inForm('a link', 'link', '<p>Read the <a href="/M7">terms</a>.</p>'),
  inForm('what a server fills in', 'server-part', '<input name="s7" aria-label="S" value="<?= $M7 ?>">'),
]
