/**
 * The few commands of the W3C's WebDriver protocol that the tests use: one JSON request each.
 * https://www.w3.org/TR/webdriver2/#endpoints
 */
export type WebDriver = {
  readonly send: (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<unknown>;
  readonly quit: () => Promise<void>;
};

async function request(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${address}: ${error}: ${message}`);
}

/** Opens a session at the address of a driver, which ends in no slash. */
export async function openSession(address: string, capabilities: object): Promise<WebDriver> {
  const asked = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = (await request(`${address}/session`, 'POST', asked)) as {
    sessionId: string;
  };
  const session = `${address}/session/${sessionId}`;
  return {
    send: (method, path, body) => request(`${session}/${path}`, method, body),
    quit: async () => void (await request(session, 'DELETE')),
  };
}
