-- One DDL statement per file: MySQL commits each of them on its own.
SET lock_wait_timeout = 5;

CREATE TABLE invoice (
  id            BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  order_id      BIGINT UNSIGNED NOT NULL,
  number        VARCHAR(20) CHARACTER SET ascii NOT NULL,
  amount_paise  BIGINT UNSIGNED NOT NULL,
  issued_at     DATETIME(6) NOT NULL,
  cancelled_at  DATETIME(6) NULL,
  PRIMARY KEY (id),
  UNIQUE KEY invoice_number (number),
  KEY invoice_by_order (order_id, issued_at),
  CONSTRAINT invoice_order FOREIGN KEY (order_id) REFERENCES orders (id),
  CONSTRAINT invoice_times CHECK (cancelled_at >= issued_at)
) ENGINE = InnoDB DEFAULT CHARACTER SET = utf8mb4;
