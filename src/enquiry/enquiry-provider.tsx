import { css } from "@linaria/core";
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import type { EnquiryDeskProps } from "./enquiry-desk.tsx";

interface EnquiryDoor {
  /** Shows the card. */
  open: () => void;
  /** Fetches the card's code ahead of a likely press. */
  preload: () => void;
}

const Context = createContext<EnquiryDoor | null>(null);

/** Opens the enquiry card from anywhere inside <EnquiryProvider>. */
export function useEnquiry(): EnquiryDoor {
  const door = useContext(Context);
  if (!door) throw new Error("useEnquiry needs an <EnquiryProvider> above it.");
  return door;
}

/** Holds the one enquiry card of the site. Its code is a chunk of its own, fetched when a visitor is about to write. */
export function EnquiryProvider({ children }: { children: ReactNode }) {
  const [visible, setVisible] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Desk, setDesk] = useState<ComponentType<EnquiryDeskProps>>();
  const opener = useRef<Element>(null);

  const load = useCallback(async () => {
    const { EnquiryDesk } = await import("./enquiry-desk.tsx");
    setDesk(() => EnquiryDesk);
    setFailed(false);
  }, []);

  const door = useMemo(
    () => ({
      preload: () => void load().catch(() => {}),
      open() {
        opener.current = document.activeElement;
        setVisible(true);
        load().catch((error: unknown) => {
          console.error("The enquiry card failed to load.", error);
          setFailed(true);
          setVisible(false);
        });
      },
    }),
    [load],
  );

  const close = useCallback(() => {
    setVisible(false);
    const target = opener.current?.isConnected ? opener.current : document.getElementById("main");
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, []);

  return (
    <Context value={door}>
      {children}
      {Desk && <Desk visible={visible} onClose={close} />}
      {failed && (
        <p className={failure} role="alert">
          Failed to load component. Please try again.
        </p>
      )}
    </Context>
  );
}

const failure = css`
  position: fixed;
  inset: auto 16px 80px auto;
  z-index: 40;
  padding: 14px 18px;
  border-radius: 4px;
  background: #fff;
  color: #b3142a;
  font-weight: 560;
  box-shadow: var(--shadow-paper);
`;
