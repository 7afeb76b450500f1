// java -XX:StartFlightRecording:filename=feed.jfr FeedSent.java a.csv
// jfr print --events shop.FeedSent feed.jfr
import java.nio.file.Files;
import java.nio.file.Path;
import jdk.jfr.Event;
import jdk.jfr.Name;

@Name("shop.FeedSent")
class FeedSent extends Event {
  String file;
  long bytes;

  public static void main(String[] files) throws Exception {
    for (var file : files) {
      var event = new FeedSent();
      event.begin();
      event.file = file;
      event.bytes = Files.copy(Path.of(file), System.out);
      event.commit(); // stores nothing unless a recording is running
    }
  }
}
