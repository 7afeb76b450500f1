pipeline {
  agent {
    docker {
      image 'eclipse-temurin:25-jdk'
      label 'docker'
    }
  }
  options { disableConcurrentBuilds() }
  stages {
    stage('Verify') {
      options { timeout(time: 30, unit: 'MINUTES') }
      steps { sh './ci/verify.sh' }
      post { always { junit 'target/surefire-reports/*.xml' } }
    }
    stage('Release') {
      when { branch 'main' }
      environment { REGISTRY_TOKEN = credentials('registry-token') }
      steps { sh './ci/release.sh' }
    }
  }
}
