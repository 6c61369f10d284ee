import type { IntakeLines } from './intake-lines.test.fixture.ts'

/** Pastes of people who do not know what is wanted, and their expected readings, written by hand from the fixture. */
export const oddPastes: Readonly<Record<string, IntakeLines>> = {
  'react-hook-form-zod.tsx': {
    asks: [
      'publicKey environment VITE_PUBLIC_KEY :18',
      'serviceId environment VITE_SERVICE_ID :18',
      'templateId environment VITE_TEMPLATE_ID :18',
    ],
    submit: 'Send',
    fields: [
      'text name “Name”, required “Say your name”, length ..50',
      'email email “E-mail”, required, type',
      'tel phone “Phone”',
      'textarea message “Message”, required, length 10.. “Write more”',
    ],
    service: 'EmailJS',
    unread: [
      'schema resolver: zodResolver(schema) :16',
      "rule pattern: { value: /^\\S+@\\S+$/i, message: 'Not an e-mail' } :24",
    ],
    notes: [
      'label-from-placeholder <input name="name"> :22 → Name',
      'label-from-placeholder <input type="email" name="email"> :24 → E-mail',
      'label-from-placeholder <input type="tel" name="phone"> :25 → Phone',
      'label-from-placeholder <textarea name="message"> :26 → Message',
    ],
  },
  'chat-answer.md': {
    asks: [
      'publicKey placeholder YOUR_PUBLIC_KEY :17',
      'serviceId placeholder YOUR_SERVICE_ID :20',
      'templateId placeholder YOUR_TEMPLATE_ID :20',
    ],
    submit: 'Send',
    fields: [
      'text user_name “Name”, required',
      'email user_email “Email”, required, type',
      'textarea message “Your message”',
    ],
    service: 'EmailJS',
    notes: ['label-from-placeholder <textarea name="message"> :9 → Your message'],
  },
  'php-page.php': {
    locale: 'de',
    submit: 'Absenden',
    fields: ['text name “Name”, required', 'email email “E-Mail”, type', 'textarea message “Nachricht”'],
    unread: [
      "server-part <?php session_start(); $errors = []; if ($_SERVER['REQUEST_METHOD'] === 'POST')… :1",
      "server-part <?php include 'head.php'; ?> :11",
      "server-part <?php echo htmlspecialchars($_SERVER['PHP_SELF']); ?> :13",
      "server-part <?= $_SESSION['csrf'] ?> :14",
      "server-part <?= $name ?? '' ?> :15",
      "server-part <?php if (isset($_POST['email'])) echo $_POST['email']; ?> :16",
      'server-part <?php foreach ($subjects as $s): ?> :17',
      'server-part <?= $s ?> :17',
      'server-part <?= $message ?> :18',
      'list <select name="subject"> :17',
    ],
    notes: ['token <input type="hidden" name="csrf"> :14'],
  },
  'blade-twig.html': {
    fields: ['text name “Name”', 'select city “City”; x=Other', 'radio r “R”; A|b=B'],
    unread: [
      'server-part <?php if ($sent): ?> :2',
      "server-part {{ route('contact') }} :4",
      "server-part {{ __('Name') }} :6",
      "server-part {{ old('name') }} :6",
      'server-part {% for c in cities %} :7',
      'server-part {{ c.id }} :7',
      'server-part {{ c.name }} :7',
      'server-part <%= a %> :8',
      'list <select name="city"> :7',
    ],
    notes: [
      'label-from-name <input name="name" id="n"> :6 → Name',
      'label-from-name <select name="city"> :7 → City',
      'label-from-name <input type="radio" name="r"> :8 → R',
    ],
  },
  'angular.ts': {
    ids: {
      publicKey: 'Xy9_abcDEF12345ab',
      serviceId: 'service_gm4xk2p',
      templateId: 'template_9vq1z0d',
    },
    submit: 'Send',
    fields: ['text user_name “Name”, required', 'email user_email “Email”, type', 'textarea message “Message”'],
    service: 'EmailJS',
    unread: ['server-part {{t}} :12', 'component <mat-option> :12'],
    notes: [
      'label-nearby <input type="text" name="user_name"> :9 → Name',
      'label-nearby <input type="email" name="user_email"> :11 → Email',
      'label-from-name <textarea name="message"> :13 → Message',
    ],
  },
  'angular-template.html': {
    submit: 'Send',
    fields: ['text name “Name”', 'textarea message “Message”'],
    unread: ['server-part {{ hint }} :5', 'handler (ngsubmit)="send()" of <form> :1'],
    notes: ['label-from-name <textarea> :5 → Message'],
  },
  'typescript-enum.ts': {
    ids: {
      publicKey: 'Xy9_abcDEF12345ab',
      serviceId: 'service_gm4xk2p',
      templateId: 'template_9vq1z0d',
    },
    fields: ['text from_name “From name”', 'text reply_to “Reply to”', 'text message “Message”'],
    service: 'EmailJS',
    unread: ['no-form from_name, reply_to, message'],
  },
  'minified-bundle.js': {
    ids: {
      serviceId: 'service_gm4xk2p',
      templateId: 'template_9vq1z0d',
    },
    asks: ['publicKey computed r.publicKey :1'],
    fields: ['text from_name “From name”', 'text reply_to “Reply to”', 'text message “Message”'],
    service: 'EmailJS',
    unread: [
      'own-words ok :1',
      'script class t{constructor(e=0,t="Network Error"){this.status=e,this.text=t}} :1',
      'no-form from_name, reply_to, message',
    ],
  },
  'two-sending-forms.html': {
    ids: {
      publicKey: 'Xy9_abcDEF12345ab',
      serviceId: 'service_gm4xk2p',
      templateId: 'template_news001',
    },
    title: 'Newsletter',
    locale: 'en',
    submit: 'Subscribe',
    fields: ['email email “E-mail”, required, type'],
    service: 'EmailJS',
    unread: ["other-call 'template_order01' :18", 'other-form <form id="order"> :10', 'other-form <form> :6'],
  },
  'jquery-click.html': {
    ids: {
      publicKey: 'user_9Fh2kLmNpQrStUvWx',
      serviceId: 'service_gm4xk2p',
      templateId: 'template_9vq1z0d',
    },
    submit: 'Send',
    fields: [
      'text from_name “Your Name”, required',
      'email email_id “Your Email”, required, type',
      'textarea message “Message”, required',
    ],
    service: 'EmailJS',
    notes: [
      'label-from-placeholder <input type="text" id="name"> :2 → Your Name',
      'label-from-placeholder <input type="email" id="email"> :3 → Your Email',
      'label-from-placeholder <textarea id="message"> :4 → Message',
    ],
    unread: ['own-words Success! … :12'],
  },
  'hook-alone.ts': {
    asks: [
      'publicKey environment NEXT_PUBLIC_EMAILJS_KEY :8',
      'serviceId environment NEXT_PUBLIC_EMAILJS_SERVICE :16',
      'templateId environment NEXT_PUBLIC_EMAILJS_TEMPLATE :17',
    ],
    service: 'EmailJS',
  },
  'jsx-comments.jsx': {
    asks: [
      'publicKey placeholder replace with user id :18',
      'serviceId placeholder replace with service id :15',
      'templateId placeholder replace with template id :16',
    ],
    submit: 'Send',
    fields: ['text user_name “Name”', 'email user_email “Email”, type', 'textarea message “Message”'],
    service: 'EmailJS',
    notes: [
      'label-nearby <input type="text" name="user_name"> :36 → Name',
      'label-nearby <input type="email" name="user_email"> :39 → Email',
      'label-nearby <textarea name="message"> :41 → Message',
    ],
  },
  'inner-html.js': {
    ids: {
      publicKey: 'Xy9_abcDEF12345ab',
      serviceId: 'service_gm4xk2p',
      templateId: 'template_9vq1z0d',
    },
    submit: 'Go',
    fields: ['text name “Name”, required', 'select topic “Topic”; One'],
    service: 'EmailJS',
    unread: [`server-part \${extra} :5`],
  },
  'ids-alone': {
    ids: {
      serviceId: 'service_gm4xk2p',
      templateId: 'template_9vq1z0d',
      publicKey: 'Xy9_abcDEF12345ab',
    },
    secrets: 1,
  },
  'env-file': {
    ids: {
      serviceId: 'service_gm4xk2p',
      templateId: 'template_9vq1z0d',
      publicKey: 'Xy9_abcDEF12345ab',
    },
    secrets: 1,
  },
  'curly-quotes.js': {
    ids: {
      publicKey: 'Xy9_abcDEF12345ab',
      serviceId: 'service_gm4xk2p',
      templateId: 'template_9vq1z0d',
    },
    fields: ['hidden from_name “From name”; starts Ada', 'hidden message “Message”; starts Hi'],
    service: 'EmailJS',
    unread: ['no-form '],
    notes: ['fixed-parameter from_name :1 → Ada', 'fixed-parameter message :1 → Hi'],
  },
  'html-mail.html': {
    unread: ['mail {{from_name}}, {{message}}, {{reply_to}}'],
  },
  'address-alone': {
    unread: ['address https://www.mybakery.example/contact.html'],
  },
  'survey-json': {
    unread: ['json { "title": "NPS", "pages": [{ "name": "p1", "elements": [{ "type": "rating", "n…'],
  },
  'form-in-frame.html': {
    unread: ['frame <iframe src="https://docs.google.com/forms/d/e/1FAIpQLSe/viewform?embedded=true… :1'],
  },
  'formspree-react.jsx': {
    submit: 'Submit',
    fields: ['email email “Email Address”, type', 'textarea message “Message”'],
    notes: ['label-from-name <textarea name="message" id="message"> :10 → Message'],
    unread: ['sends-elsewhere @formspree/react :1', 'handler onSubmit={handleSubmit} of <form> :6'],
  },
}
