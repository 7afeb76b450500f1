export interface Size {
  width: number;
  height: number;
}

/** A session of plain WebDriver (w3.org/TR/webdriver2) with the one browser that a driver starts: what the tests need. */
export class WebDriverSession {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  static async start(driver: string): Promise<WebDriverSession> {
    const { sessionId } = await ask<{ sessionId: string }>(`${driver}/session`, { capabilities: {} });
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  goto(url: string) {
    return ask<void>(`${this.#url}/url`, { url });
  }

  /** The value of a JavaScript expression, awaited. */
  async evaluate(expression: string): Promise<unknown> {
    const script = `const done = arguments[0];
      (async () => ${expression})().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const outcome = await ask<{ value?: unknown; error?: string }>(`${this.#url}/execute/async`, {
      script,
      args: [],
    });
    if (outcome.error) throw new Error(outcome.error);
    return outcome.value;
  }

  /** What a pointer or a keyboard does, in one go. */
  perform(type: "pointer" | "key", actions: object[]) {
    return ask<void>(`${this.#url}/actions`, { actions: [{ type, id: type, actions }] });
  }

  /** Of the window, with all that the browser has around the page. */
  windowSize() {
    return ask<Size>(`${this.#url}/window/rect`);
  }

  resizeWindow({ width, height }: Size) {
    return ask<Size>(`${this.#url}/window/rect`, { width, height });
  }

  end() {
    return fetch(this.#url, { method: "DELETE" });
  }
}

async function ask<Value>(url: string, command?: object): Promise<Value> {
  const response = await fetch(url, command ? { method: "POST", body: JSON.stringify(command) } : {});
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
