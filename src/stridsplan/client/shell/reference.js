// The page about the API: sends its forms and shows the responses. It has no texts of its own.

for (const form of document.forms) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const answer = await fetch(addressOf(form), requestOf(form));
    const text = await answer.text();
    form.querySelector('output').textContent = `${answer.status}\n${pretty(text)}`;
  });
}

/** The URL of a form's request: the path with the fields filled in, then the query. */
function addressOf(form) {
  const fields = [...form.elements].filter((field) => field.dataset.in);
  const value = Object.fromEntries(fields.map((field) => [field.name, encodeURIComponent(field.value)]));
  const path = form.dataset.path.replace(/\{(\w+)\}/g, (_, name) => value[name]);
  const asked = fields.filter((field) => field.dataset.in === 'query' && field.value);
  return `${path}?${asked.map((field) => `${field.name}=${value[field.name]}`).join('&')}`;
}

function requestOf(form) {
  const body = form.elements.body?.value;
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  return { method: form.dataset.method, body, headers };
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
